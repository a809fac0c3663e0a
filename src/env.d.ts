interface ImportMetaEnv {
  /** Product name, appended to every page title; in Chinese, and the fallback for languages without their own. */
  readonly VITE_TITLE?: string
  readonly VITE_TITLE_EN?: string
  readonly VITE_TITLE_ES?: string
  readonly VITE_TITLE_JA?: string
  /** Main gateway: an origin, or empty for the console's own. */
  readonly VITE_MAIN_HOST?: string
  /** Separate host: an origin, or ':5174' for that port on the console's host. */
  readonly VITE_SOCIAL_HOST?: string
  readonly VITE_CLIENT_ID?: string
  readonly VITE_CLIENT_SECRET?: string
  readonly VITE_THEME_COLOR?: string
  readonly VITE_CHANNEL_CODE?: string
  /** Allowed origins for pictures in rich texts in addition to the two hosts, separated by spaces. */
  readonly VITE_PICTURE_HOSTS?: string
  /** Map tile address with {z}, {x} and {y}. Without it maps are plain grids and no third party is contacted. */
  readonly VITE_MAP_TILES?: string
  readonly VITE_MAP_ATTRIBUTION?: string
  readonly VITE_MAP_COORDINATES?: 'WGS-84' | 'GCJ-02' | 'BD-09'
}

interface Window {
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML: (text: string) => string | null; createScriptURL: (url: string) => string | null },
    ) => unknown
  }
}
