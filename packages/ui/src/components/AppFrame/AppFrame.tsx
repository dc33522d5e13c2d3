import { MenuIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { RootProps } from '../root-props.ts';
import * as css from './AppFrame.css.ts';
import { type NavGroup, RailNav } from './RailNav.tsx';

/** Only narrow windows open it, so the first route does not load it. */
const Sheet = lazy(() => import('../Sheet/Sheet.tsx').then((module) => ({ default: module.Sheet })));

/** The words of the frame. */
export type AppFrameLabels = {
  /** Words of the first Tab stop, which skips the rail. */
  skipToContent: string;
  /** Label of the rail, and of the sheet that replaces it. */
  navigation: string;
  /** Names the button that opens the sheet. */
  openNavigation: string;
  /** Names the button that closes the sheet. */
  close: string;
  /** Names the button at the foot of the rail while it is open. */
  collapseRail: string;
  /** Its label while the rail is collapsed. */
  expandRail: string;
};

export type AppFrameProps = RootProps<'div'> & {
  /** The words of the frame. */
  labels: AppFrameLabels;
  /** The tenant's logo as a link home; the mini one where the rail is collapsed. */
  brand: ReactNode;
  /** The mini logo as a link home; by default `brand` again. */
  brandMini?: ReactNode;
  /** Entries of the rail. Empty: no rail, for portals and narrow tasks. */
  navigation: readonly NavGroup[];
  /** Start of the top bar: where the person is. */
  where?: ReactNode;
  /** End of the top bar: search, language, notifications, the person. */
  tools?: ReactNode;
  /** Stored by the owner, so that it lasts. */
  collapsed?: boolean;
  /** Without it the rail cannot be collapsed. */
  onCollapsedChange?: (change: { collapsed: boolean }) => void;
  /** The page. */
  children: ReactNode;
};

const mainId = 'main';

/** Rail, top bar and the place of the page. Below 900 px the rail becomes a sheet. The first Tab stop skips to the page. */
export const AppFrame = ({
  labels,
  brand,
  brandMini = brand,
  navigation,
  where,
  tools,
  collapsed = false,
  onCollapsedChange,
  children,
  ...rest
}: AppFrameProps) => {
  const [sheetOpen, setSheetOpen] = useState(false);
  const [sheetWanted, setSheetWanted] = useState(false);
  const openSheet = () => {
    setSheetWanted(true);
    setSheetOpen(true);
  };
  const hasRail = navigation.length > 0;
  const railState = collapsed ? 'collapsed' : 'open';

  return (
    <div {...rest} className={css.frame({ rail: hasRail ? railState : 'none' })}>
      <SkipLink label={labels.skipToContent} />
      {hasRail && (
        <Rail
          labels={labels}
          brand={collapsed ? brandMini : brand}
          navigation={navigation}
          collapsed={collapsed}
          onCollapsedChange={onCollapsedChange}
        />
      )}
      <div className={css.side}>
        <TopBar
          where={where}
          tools={tools}
          start={
            hasRail ? (
              <OpenNavigation
                label={labels.openNavigation}
                expanded={sheetOpen}
                onOpen={openSheet}
                brandMini={brandMini}
              />
            ) : (
              <PlainBrand brand={brand} brandMini={brandMini} />
            )
          }
        />
        <main id={mainId} tabIndex={-1} className={css.main} data-pane>
          {children}
        </main>
      </div>
      {hasRail && sheetWanted && (
        <NavigationSheet labels={labels} navigation={navigation} open={sheetOpen} onOpenChange={setSheetOpen} />
      )}
    </div>
  );
};

/** The first Tab stop, which skips the rail. */
const SkipLink = ({ label }: { label: string }) => (
  <nav className={css.skipPlace} aria-label={label}>
    <a className={css.skip} href={`#${mainId}`}>
      {label}
    </a>
  </nav>
);

/** What stands at the start of the top bar, where one is, and the tools at its end. */
const TopBar = ({ start, where, tools }: Pick<AppFrameProps, 'where' | 'tools'> & { start: ReactNode }) => (
  <header className={css.topBar} data-pane>
    {start}
    <div className={css.where}>{where}</div>
    <div className={css.tools}>{tools}</div>
  </header>
);

type OpenNavigationProps = { label: string; expanded: boolean; onOpen: () => void; brandMini: ReactNode };

/** The button that opens the sheet, where the window is too narrow for the rail. */
const OpenNavigation = ({ label, expanded, onOpen, brandMini }: OpenNavigationProps) => (
  <span className={css.openNav}>
    <IconButton label={label} icon={<MenuIcon />} aria-haspopup="dialog" aria-expanded={expanded} onClick={onOpen} />
    {brandMini}
  </span>
);

/** The logo where there is no rail: the mini one on a phone. */
const PlainBrand = ({ brand, brandMini }: Pick<AppFrameProps, 'brand' | 'brandMini'>) => (
  <>
    <span className={css.fullBrand}>{brand}</span>
    <span className={css.phoneBrand}>{brandMini}</span>
  </>
);

type RailProps = Pick<AppFrameProps, 'labels' | 'brand' | 'navigation'> & {
  collapsed: boolean;
  onCollapsedChange: AppFrameProps['onCollapsedChange'];
};

/** The entries beside the page, with the button that collapses them. */
const Rail = ({ labels, brand, navigation, collapsed, onCollapsedChange }: RailProps) => (
  <aside className={css.rail} aria-label={labels.navigation} data-pane>
    <div className={css.brand}>{brand}</div>
    <RailNav label={labels.navigation} groups={navigation} collapsed={collapsed} />
    {onCollapsedChange && (
      <div className={css.railFoot}>
        <IconButton
          size="compact"
          label={collapsed ? labels.expandRail : labels.collapseRail}
          icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
          aria-expanded={!collapsed}
          onClick={() => onCollapsedChange({ collapsed: !collapsed })}
        />
      </div>
    )}
  </aside>
);

type NavigationSheetProps = Pick<AppFrameProps, 'labels' | 'navigation'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The same entries where the window is too narrow for the rail. */
const NavigationSheet = ({ labels, navigation, open, onOpenChange }: NavigationSheetProps) => (
  <Suspense>
    <Sheet open={open} onOpenChange={onOpenChange} title={labels.navigation} closeLabel={labels.close}>
      <RailNav label={labels.navigation} groups={navigation} onGo={() => onOpenChange(false)} />
    </Sheet>
  </Suspense>
);
