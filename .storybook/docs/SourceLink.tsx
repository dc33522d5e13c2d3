/** Web address that a path of the repository is put behind, e.g. `https://git.example/esg/blob/main/`; set when it is built. */
const sources: string | undefined = import.meta.env.STORYBOOK_SOURCE_URL;

/** A file of the repository: its path, as a link where the web address of the code is known. */
export const SourceLink = ({ path }: { path: string }) => (
  <p>
    {sources ? (
      <a href={new URL(path, sources).href}>
        <code>{path}</code>
      </a>
    ) : (
      <code>{path}</code>
    )}
  </p>
);
