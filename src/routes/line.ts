/** Name of a set of screens that are loaded together, with their texts. */
export type Chunk =
  | 'home'
  | 'system'
  | 'dealers'
  | 'apps'
  | 'leads'
  | 'reports'
  | 'coupons'
  | 'materials'
  | 'posters'
  | 'campaigns'
  | 'draws'
  | 'orders'
  | 'bigOrders'
  | 'splitAccounts'
  | 'actualSales'
  | 'miniOrders'
  | 'benefits'
  | 'cars'
  | 'catalogue'
  | 'appMaterials'
  | 'hot'
  | 'ads'
  | 'news'
  | 'boards'
  | 'appChannels'
  | 'clubs'
  | 'enrolRecords'
  | 'checkIns'
  | 'enrolments'
  | 'feed'
  | 'interactions'
  | 'posts'
  | 'templates'
  | 'postArticles'
  | 'votes'
  | 'review'
  | 'goods'
  | 'rewards'
  | 'afterSales'
  | 'shopPages'
  | 'shopOrders'
  | 'supply'
  | 'testDrive'
  | 'remoteStock'
  | 'reservations'
  | 'picksends'
  | 'insurance'
  | 'phev'
  | 'tripReports'
  | 'vehicleControl'
  | 'inspections'
  | 'referrers'
  | 'shopUsers'
  | 'worldCup'
  | 'pointTasks'
  | 'wishes'
  | 'growthPlanet'
  | 'points'
  | 'pointPools'
  | 'paperPushes'
  | 'satisfaction'
  | 'paperStatistics'
  | 'pushPaper'
  | 'questionBank'
  | 'paperDesign'
  | 'questionnaires'
  | 'answerSheets'
  | 'notices'
  | 'customMsgs'
  | 'feedback'
  | 'storeQuestions'
  | 'storeEmployees'
  | 'stores'
  | 'storePromotions'
  | 'storeEvaluations'

/** Route by its whole path. Its title is the text under that path. */
export interface RouteLine<P extends string = string> {
  readonly path: P
  readonly chunk: Chunk
  /** Not in the menu. Inside a kept group it needs no menu entry (R-ACC-04). */
  readonly hidden?: boolean
  /** Top-level page that belongs to no group. */
  readonly single?: boolean
  /** Open to every signed-in user without a menu entry. */
  readonly open?: boolean
  /** Opens without a token (R-GUARD-01). Rendered outside the tabs. */
  readonly public?: boolean
  /** Roles that may enter (R-ACC-07). Without roles, every user with the path in the tree. */
  readonly roles?: readonly string[]
  /** Always open as the first tab, never closed (R-SHELL-31). */
  readonly fixed?: boolean
  /** Target of its group's path, whatever the order of the menus (R-GUARD-11). */
  readonly front?: boolean
  /** Required query keys. They also distinguish the tabs of the page. */
  readonly needs?: readonly string[]
  /** Details during which this list stays alive even if its tab would be dropped (R-KEEP-01). */
  readonly keepAliveFor?: readonly string[]
  /** Also the form of a new record. Without an id its title is the path with '#new'. */
  readonly alsoNew?: boolean
  /** Titles by query, tried in order. All keys of `when` must be present (R-TITLE-02..07). */
  readonly titles?: readonly { readonly when: readonly string[]; readonly title: string }[]
}
