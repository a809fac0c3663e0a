/** Pages that are loaded together, with their texts. */
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

/** One route: its whole path, what it needs, and what it is titled by. Its title is the text whose key is the path. */
export interface RouteLine<P extends string = string> {
  readonly path: P
  readonly chunk: Chunk
  /** Not shown in the menu; needs no menu entry inside a group that is kept (R-ACC-04). */
  readonly hidden?: boolean
  /** A page that belongs to no group. */
  readonly single?: boolean
  /** Open to every signed-in user without a menu entry. */
  readonly open?: boolean
  /** Opens without a token (R-GUARD-01); rendered outside the tabs. */
  readonly public?: boolean
  /** The roles that may enter (R-ACC-07); none named: everybody who has it in the tree. */
  readonly roles?: readonly string[]
  /** Always there as the first tab, never closed (R-SHELL-31). */
  readonly fixed?: boolean
  /** Where the path of its group leads, whatever the order of the menus (R-GUARD-11). */
  readonly front?: boolean
  /** Query keys without which the page has nothing to show. */
  readonly needs?: readonly string[]
  /** The details during which this list stays alive even when its tab would be dropped (R-KEEP-01). */
  readonly keepAliveFor?: readonly string[]
  /** Also the form of a new record: without an id it is titled by the text of its path with '#new'. */
  readonly alsoNew?: boolean
  /** Titles by query, tried in order: all keys of `when` must be there (R-TITLE-02..07). */
  readonly titles?: readonly { readonly when: readonly string[]; readonly title: string }[]
}
