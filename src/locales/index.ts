import { createContext, use, useSyncExternalStore } from 'react'
import type activities from './zh/activities.json'
import type activityChannels from './zh/activityChannels.json'
import type actualSales from './zh/actualSales.json'
import type ads from './zh/ads.json'
import type afterSaleDesk from './zh/afterSaleDesk.json'
import type afterSales from './zh/afterSales.json'
import type answerSheets from './zh/answerSheets.json'
import type answers from './zh/answers.json'
import type appChannels from './zh/appChannels.json'
import type appMaterials from './zh/appMaterials.json'
import type apps from './zh/apps.json'
import type benefits from './zh/benefits.json'
import type bigOrders from './zh/bigOrders.json'
import type boards from './zh/boards.json'
import type campaigns from './zh/campaigns.json'
import type cars from './zh/cars.json'
import type cashDraws from './zh/cashDraws.json'
import type catalogue from './zh/catalogue.json'
import type checkIns from './zh/checkIns.json'
import type clubs from './zh/clubs.json'
import type clues from './zh/clues.json'
import type commerce from './zh/commerce.json'
import type common from './zh/common.json'
import type community from './zh/community.json'
import type content from './zh/content.json'
import type coupons from './zh/coupons.json'
import type customMsgs from './zh/customMsgs.json'
import type dealers from './zh/dealers.json'
import type draws from './zh/draws.json'
import type enrolRecords from './zh/enrolRecords.json'
import type enrolments from './zh/enrolments.json'
import type feed from './zh/feed.json'
import type feedback from './zh/feedback.json'
import type freights from './zh/freights.json'
import type goods from './zh/goods.json'
import type goodsComments from './zh/goodsComments.json'
import type growthPlanet from './zh/growthPlanet.json'
import type home from './zh/home.json'
import login from './zh/login.json'
import type hot from './zh/hot.json'
import type inspections from './zh/inspections.json'
import type insurance from './zh/insurance.json'
import type interactions from './zh/interactions.json'
import type leads from './zh/leads.json'
import type materials from './zh/materials.json'
import type messaging from './zh/messaging.json'
import type miniOrders from './zh/miniOrders.json'
import type news from './zh/news.json'
import type notices from './zh/notices.json'
import type orderDesk from './zh/orderDesk.json'
import type orders from './zh/orders.json'
import type pageBuilder from './zh/pageBuilder.json'
import type paperDesign from './zh/paperDesign.json'
import type paperPushes from './zh/paperPushes.json'
import type paperStatistics from './zh/paperStatistics.json'
import type phev from './zh/phev.json'
import type picksends from './zh/picksends.json'
import type pointPools from './zh/pointPools.json'
import type pointTasks from './zh/pointTasks.json'
import type points from './zh/points.json'
import type pointsExchange from './zh/pointsExchange.json'
import type postArticles from './zh/postArticles.json'
import type posters from './zh/posters.json'
import type posts from './zh/posts.json'
import type pushPaper from './zh/pushPaper.json'
import type questionBank from './zh/questionBank.json'
import type questionnaires from './zh/questionnaires.json'
import type questions from './zh/questions.json'
import type referrers from './zh/referrers.json'
import type remoteStock from './zh/remoteStock.json'
import type reports from './zh/reports.json'
import type reservations from './zh/reservations.json'
import type review from './zh/review.json'
import type rewards from './zh/rewards.json'
import type satisfaction from './zh/satisfaction.json'
import type searchConfig from './zh/searchConfig.json'
import type shared from './zh/shared.json'
import type shopOrders from './zh/shopOrders.json'
import type shopPages from './zh/shopPages.json'
import type shopUsers from './zh/shopUsers.json'
import type sku from './zh/sku.json'
import type splitAccounts from './zh/splitAccounts.json'
import type storeEmployees from './zh/storeEmployees.json'
import type storeEvaluations from './zh/storeEvaluations.json'
import type storePromotions from './zh/storePromotions.json'
import type storeQuestions from './zh/storeQuestions.json'
import type stores from './zh/stores.json'
import type supply from './zh/supply.json'
import type system from './zh/system.json'
import type templates from './zh/templates.json'
import type testDrive from './zh/testDrive.json'
import type titles from './zh/titles.json'
import type tripReports from './zh/tripReports.json'
import type vehicleControl from './zh/vehicleControl.json'
import type votes from './zh/votes.json'
import type wishes from './zh/wishes.json'
import type worldCup from './zh/worldCup.json'

export const LANGUAGES = ['zh', 'en', 'es', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Record<Language, string> = { zh: '简体中文', en: 'English', es: 'Español', ja: '日本語' }

/** Text files by the part that needs them. Keys are unique across all files (checked by a test). */
interface Files {
  activities: typeof activities
  activityChannels: typeof activityChannels
  actualSales: typeof actualSales
  ads: typeof ads
  afterSaleDesk: typeof afterSaleDesk
  afterSales: typeof afterSales
  answerSheets: typeof answerSheets
  answers: typeof answers
  appChannels: typeof appChannels
  appMaterials: typeof appMaterials
  apps: typeof apps
  benefits: typeof benefits
  bigOrders: typeof bigOrders
  boards: typeof boards
  campaigns: typeof campaigns
  cars: typeof cars
  cashDraws: typeof cashDraws
  catalogue: typeof catalogue
  checkIns: typeof checkIns
  clubs: typeof clubs
  clues: typeof clues
  commerce: typeof commerce
  common: typeof common
  community: typeof community
  content: typeof content
  coupons: typeof coupons
  customMsgs: typeof customMsgs
  dealers: typeof dealers
  draws: typeof draws
  enrolRecords: typeof enrolRecords
  enrolments: typeof enrolments
  feed: typeof feed
  feedback: typeof feedback
  freights: typeof freights
  goods: typeof goods
  goodsComments: typeof goodsComments
  growthPlanet: typeof growthPlanet
  home: typeof home
  hot: typeof hot
  inspections: typeof inspections
  insurance: typeof insurance
  interactions: typeof interactions
  leads: typeof leads
  login: typeof login
  materials: typeof materials
  messaging: typeof messaging
  miniOrders: typeof miniOrders
  news: typeof news
  notices: typeof notices
  orderDesk: typeof orderDesk
  orders: typeof orders
  pageBuilder: typeof pageBuilder
  paperDesign: typeof paperDesign
  paperPushes: typeof paperPushes
  paperStatistics: typeof paperStatistics
  phev: typeof phev
  picksends: typeof picksends
  pointPools: typeof pointPools
  pointTasks: typeof pointTasks
  points: typeof points
  pointsExchange: typeof pointsExchange
  postArticles: typeof postArticles
  posters: typeof posters
  posts: typeof posts
  pushPaper: typeof pushPaper
  questionBank: typeof questionBank
  questionnaires: typeof questionnaires
  questions: typeof questions
  referrers: typeof referrers
  remoteStock: typeof remoteStock
  reports: typeof reports
  reservations: typeof reservations
  review: typeof review
  rewards: typeof rewards
  satisfaction: typeof satisfaction
  searchConfig: typeof searchConfig
  shared: typeof shared
  shopOrders: typeof shopOrders
  shopPages: typeof shopPages
  shopUsers: typeof shopUsers
  sku: typeof sku
  splitAccounts: typeof splitAccounts
  storeEmployees: typeof storeEmployees
  storeEvaluations: typeof storeEvaluations
  storePromotions: typeof storePromotions
  storeQuestions: typeof storeQuestions
  stores: typeof stores
  supply: typeof supply
  system: typeof system
  templates: typeof templates
  testDrive: typeof testDrive
  titles: typeof titles
  tripReports: typeof tripReports
  vehicleControl: typeof vehicleControl
  votes: typeof votes
  wishes: typeof wishes
  worldCup: typeof worldCup
}
export type TextFile = keyof Files
type Bare<K> = K extends `${infer Base}_other` ? Base : K
/** Text key. Plural forms (`key_one`, `key_other`) use the bare key and a `count`. */
export type TextKey = Bare<{ [File in TextFile]: keyof Files[File] }[TextFile] & string>
export type TextValues = Record<string, string | number | null | undefined>
export type Translate = (key: TextKey, values?: TextValues) => string

/** Texts of the shell. i18n.ts finds those of the chunks, so that the log-in page does not reference their files. */
const loaders = import.meta.glob<Record<string, string>>(
  ['./*/{common,home,login,shared,titles}.json', '!./zh/login.json'],
  { import: 'default' },
)
const loaded = new Set<string>()
const wanted = new Set<TextFile>()
let present: Language = 'zh'
/**
 * Texts before i18next is loaded: those of the log-in page and of failures that can occur anywhere. Chinese ones are
 * bundled, so that they exist even if no file can be loaded.
 */
const texts: Record<Language, Record<string, string>> = { zh: { ...login }, en: {}, es: {}, ja: {} }
/** Module of i18next. Loaded with the first texts other than those of the log-in page, which does not wait for it. */
let full: Pick<typeof import('./i18n'), 'addTexts' | 'hasText' | 'i18n' | 'translateNow'> | undefined

const listeners = new Set<() => void>()
/** True if a text was requested that is missing in the current language. */
let lacking = false
const changed = () => {
  lacking = false
  translator = (key, values) => translate(key, values)
  full?.i18n.emit('loaded')
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const startFull = async () => {
  const { addTexts, areaTexts, hasText, i18n, startI18n, translateNow } = await import('./i18n')
  if (!full)
    startI18n(present, texts, () => {
      lacking = true
    })
  full = { addTexts, hasText, i18n, translateNow }
  return areaTexts
}

const load = async (language: Language, files: Iterable<TextFile>) => {
  await Promise.all(
    Array.from(files, async (file) => {
      const path = `./${language}/${file}.json`
      if (loaded.has(path)) return
      const started = file === 'login' ? undefined : startFull()
      const [found] = await Promise.all([(loaders[path] ?? (await started)?.[path])?.(), started])
      if (full) full.addTexts(language, found ?? {})
      else Object.assign(texts[language], found)
      loaded.add(path)
    }),
  )
}

/**
 * Loads text files in the current language and registers them for later languages. Falls back to Chinese. Rejects if
 * that fails too.
 */
export const loadTexts = async (...files: TextFile[]): Promise<void> => {
  for (const file of files) wanted.add(file)
  await load(language(), files).catch(() => load('zh', files))
  if (lacking) changed()
}

export const language = (): Language => present

/**
 * Changes the language of all texts without losing state. Keeps the language if the texts cannot be loaded or
 * `isWanted` returns false.
 */
export const changeLanguage = async (to: Language, isWanted = () => true): Promise<void> => {
  await load(to, wanted)
  if (!isWanted()) return
  present = to
  document.documentElement.lang = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' }[to]
  void full?.i18n.changeLanguage(to)
  changed()
}

const startText = (key: string): string | undefined => {
  const text = texts[present][key]
  lacking ||= text === undefined
  return text ?? texts.zh[key]
}

export const translate: Translate = (key, values = {}) =>
  full
    ? full.translateNow(key, values)
    : (startText(key) ?? '…').replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** True if a text with this key is loaded. For keys built from data, such as the title of a path. */
export const isTextKey = (key: string): key is TextKey => {
  if (!full) return startText(key) !== undefined
  const isHere = full.hasText(key)
  lacking ||= !isHere
  return isHere || full.hasText(key, 'zh')
}

let translator = translate

/** Translator of the components below: that of the log-in texts at first, that of i18next in the console. */
export const TranslateContext = createContext<Translate>(translate)

export const useStartTexts = (): Translate => useSyncExternalStore(subscribe, () => translator)

/**
 * Returns the translator. It is replaced when the language changes or texts load, so that memoised texts are
 * recomputed.
 */
export const useT = (): Translate => use(TranslateContext)

export const useLanguage = (): Language => useSyncExternalStore(subscribe, language)
