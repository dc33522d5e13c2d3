/** Web address before a path of the repository, e.g. `https://git.example/esg/blob/main/`; set by the build. */
const sources: string | undefined = import.meta.env.STORYBOOK_SOURCE_URL;

/** A file of the repository: its path, as a link if the web address of the code is known. */
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
