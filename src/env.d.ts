interface ImportMetaEnv {
  /** What the product is called, behind every page title: in Chinese, and wherever a language has no name of its own. */
  readonly VITE_TITLE?: string
  readonly VITE_TITLE_EN?: string
  readonly VITE_TITLE_ES?: string
  readonly VITE_TITLE_JA?: string
  /** Address of the main gateway: an origin, or '' for the console's own. */
  readonly VITE_MAIN_HOST?: string
  /** Address of the separate host: an origin, or ':5174' for that port of the console's host name. */
  readonly VITE_SOCIAL_HOST?: string
  readonly VITE_CLIENT_ID?: string
  readonly VITE_CLIENT_SECRET?: string
  readonly VITE_THEME_COLOR?: string
  readonly VITE_CHANNEL_CODE?: string
  /** Origins that pictures of rich texts may come from, beside the two hosts; parted by blanks. */
  readonly VITE_PICTURE_HOSTS?: string
  /** Address of map tiles with {z}, {x} and {y}; without it maps are plain grids and nothing is asked of strangers. */
  readonly VITE_MAP_TILES?: string
  /** What the maker of the tiles wants to be named by. */
  readonly VITE_MAP_ATTRIBUTION?: string
  /** The coordinates that the tiles are drawn in. */
  readonly VITE_MAP_COORDINATES?: 'WGS-84' | 'GCJ-02' | 'BD-09'
}

/** Trusted Types, where the browser has them. */
interface Window {
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML: (text: string) => string | null; createScriptURL: (url: string) => string | null },
    ) => unknown
  }
}
