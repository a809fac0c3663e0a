import { createContext, use, useSyncExternalStore } from 'react'
import type activities from './zh/activities.json'
import type actualSales from './zh/actualSales.json'
import type answers from './zh/answers.json'
import type appMaterials from './zh/appMaterials.json'
import type ads from './zh/ads.json'
import type afterSaleDesk from './zh/afterSaleDesk.json'
import type afterSales from './zh/afterSales.json'
import type appChannels from './zh/appChannels.json'
import type apps from './zh/apps.json'
import type benefits from './zh/benefits.json'
import type bigOrders from './zh/bigOrders.json'
import type boards from './zh/boards.json'
import type campaigns from './zh/campaigns.json'
import type cars from './zh/cars.json'
import type cash from './zh/cash.json'
import type catalogue from './zh/catalogue.json'
import type channels from './zh/channels.json'
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
import type enrolments from './zh/enrolments.json'
import type enrolRecords from './zh/enrolRecords.json'
import type feed from './zh/feed.json'
import type feedback from './zh/feedback.json'
import type freight from './zh/freight.json'
import type goods from './zh/goods.json'
import type home from './zh/home.json'
import type hot from './zh/hot.json'
import type interactions from './zh/interactions.json'
import type leads from './zh/leads.json'
import login from './zh/login.json'
import type materials from './zh/materials.json'
import type messaging from './zh/messaging.json'
import type miniOrders from './zh/miniOrders.json'
import type news from './zh/news.json'
import type notices from './zh/notices.json'
import type orderDesk from './zh/orderDesk.json'
import type orders from './zh/orders.json'
import type pageBuilder from './zh/pageBuilder.json'
import type posters from './zh/posters.json'
import type referrers from './zh/referrers.json'
import type postArticles from './zh/postArticles.json'
import type posts from './zh/posts.json'
import type reports from './zh/reports.json'
import type review from './zh/review.json'
import type reviews from './zh/reviews.json'
import type rewards from './zh/rewards.json'
import type shopSearch from './zh/shopSearch.json'
import type shopSettings from './zh/shopSettings.json'
import type shopUsers from './zh/shopUsers.json'
import type shared from './zh/shared.json'
import type shopOrders from './zh/shopOrders.json'
import type shopPages from './zh/shopPages.json'
import type sku from './zh/sku.json'
import type splitAccounts from './zh/splitAccounts.json'
import type storeEmployees from './zh/storeEmployees.json'
import type storeQuestions from './zh/storeQuestions.json'
import type storeEvaluations from './zh/storeEvaluations.json'
import type supply from './zh/supply.json'
import type system from './zh/system.json'
import type templates from './zh/templates.json'
import type titles from './zh/titles.json'
import type inspections from './zh/inspections.json'
import type growthPlanet from './zh/growthPlanet.json'
import type insurance from './zh/insurance.json'
import type picksends from './zh/picksends.json'
import type phev from './zh/phev.json'
import type answerSheets from './zh/answerSheets.json'
import type paperPushes from './zh/paperPushes.json'
import type paperStatistics from './zh/paperStatistics.json'
import type satisfaction from './zh/satisfaction.json'
import type pushPaper from './zh/pushPaper.json'
import type pointPools from './zh/pointPools.json'
import type points from './zh/points.json'
import type pointTasks from './zh/pointTasks.json'
import type remoteStock from './zh/remoteStock.json'
import type reservations from './zh/reservations.json'
import type testDrive from './zh/testDrive.json'
import type vehicleControl from './zh/vehicleControl.json'
import type tripReports from './zh/tripReports.json'
import type questions from './zh/questions.json'
import type questionBank from './zh/questionBank.json'
import type questionnaires from './zh/questionnaires.json'
import type paperDesign from './zh/paperDesign.json'
import type votes from './zh/votes.json'
import type worldCup from './zh/worldCup.json'
import type wishes from './zh/wishes.json'
import type stores from './zh/stores.json'
import type storePromotions from './zh/storePromotions.json'

export const LANGUAGES = ['zh', 'en', 'es', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** The names of the languages, each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { zh: '简体中文', en: 'English', es: 'Español', ja: '日本語' }

/** Text files by what needs them; keys are unique over all of them (a test holds it), so a key alone names a text. */
interface Files {
  activities: typeof activities
  actualSales: typeof actualSales
  answers: typeof answers
  appChannels: typeof appChannels
  appMaterials: typeof appMaterials
  ads: typeof ads
  afterSaleDesk: typeof afterSaleDesk
  afterSales: typeof afterSales
  apps: typeof apps
  benefits: typeof benefits
  bigOrders: typeof bigOrders
  boards: typeof boards
  campaigns: typeof campaigns
  cars: typeof cars
  cash: typeof cash
  catalogue: typeof catalogue
  channels: typeof channels
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
  enrolments: typeof enrolments
  enrolRecords: typeof enrolRecords
  feed: typeof feed
  feedback: typeof feedback
  freight: typeof freight
  goods: typeof goods
  home: typeof home
  hot: typeof hot
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
  posters: typeof posters
  postArticles: typeof postArticles
  posts: typeof posts
  paperDesign: typeof paperDesign
  questionBank: typeof questionBank
  questionnaires: typeof questionnaires
  questions: typeof questions
  referrers: typeof referrers
  reports: typeof reports
  review: typeof review
  reviews: typeof reviews
  rewards: typeof rewards
  shared: typeof shared
  shopSearch: typeof shopSearch
  shopSettings: typeof shopSettings
  shopOrders: typeof shopOrders
  shopPages: typeof shopPages
  shopUsers: typeof shopUsers
  sku: typeof sku
  splitAccounts: typeof splitAccounts
  storeEmployees: typeof storeEmployees
  storeQuestions: typeof storeQuestions
  storeEvaluations: typeof storeEvaluations
  supply: typeof supply
  system: typeof system
  templates: typeof templates
  titles: typeof titles
  inspections: typeof inspections
  growthPlanet: typeof growthPlanet
  insurance: typeof insurance
  phev: typeof phev
  picksends: typeof picksends
  answerSheets: typeof answerSheets
  paperPushes: typeof paperPushes
  paperStatistics: typeof paperStatistics
  satisfaction: typeof satisfaction
  pushPaper: typeof pushPaper
  pointPools: typeof pointPools
  points: typeof points
  pointTasks: typeof pointTasks
  remoteStock: typeof remoteStock
  reservations: typeof reservations
  testDrive: typeof testDrive
  vehicleControl: typeof vehicleControl
  tripReports: typeof tripReports
  votes: typeof votes
  worldCup: typeof worldCup
  wishes: typeof wishes
  stores: typeof stores
  storePromotions: typeof storePromotions
}
export type TextFile = keyof Files
type Bare<K> = K extends `${infer Base}_other` ? Base : K
/** The key of a text; plural forms (`key_one`, `key_other`) go by the bare key and a `count`. */
export type TextKey = Bare<{ [File in TextFile]: keyof Files[File] }[TextFile] & string>
/** Values for the {placeholders} of a text; `count` also chooses its plural form. */
export type TextValues = Record<string, string | number | null | undefined>
export type Translate = (key: TextKey, values?: TextValues) => string

/** The texts that come with the shell. Where those of the areas are found says i18n.ts: the log-in page names none of their files. */
const loaders = import.meta.glob<Record<string, string>>(
  ['./*/{common,home,login,shared,titles}.json', '!./zh/login.json'],
  { import: 'default' },
)
const loaded = new Set<string>()
const wanted = new Set<TextFile>()
let present: Language = 'zh'
/** The words of the log-in, and of what can fail everywhere, are there from the start: no language can be had later than these. */
const texts: Record<Language, Record<string, string>> = { zh: { ...login }, en: {}, es: {}, ja: {} }
/** i18next, which comes with the first texts beyond those of the log-in: its page never waits for it. */
let full: Pick<typeof import('./i18n'), 'addTexts' | 'hasText' | 'i18n' | 'translateNow'> | undefined

const listeners = new Set<() => void>()
/** Whether a text was asked for that is not there in the present language. */
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

/** Loads text files in the present language (and notes them for later ones); falls back to Chinese where a file fails. Rejects when those fail as well. */
export const loadTexts = async (...files: TextFile[]): Promise<void> => {
  for (const file of files) wanted.add(file)
  await load(language(), files).catch(() => load('zh', files))
  // Where all that was asked for was there, nothing on screen waits for these.
  if (lacking) changed()
}

/** The language on screen. */
export const language = (): Language => present

/** Changes the language of every text at once, without losing what is on screen; stays as it is when the texts cannot be had, or are not wanted any more. */
export const changeLanguage = async (to: Language, isWanted = () => true): Promise<void> => {
  await load(to, wanted)
  if (!isWanted()) return
  present = to
  document.documentElement.lang = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' }[to]
  // Its texts are there, so it is done at once.
  void full?.i18n.changeLanguage(to)
  changed()
}

/** A text of the log-in, before i18next is there. */
const startText = (key: string): string | undefined => {
  const text = texts[present][key]
  lacking ||= text === undefined
  return text ?? texts.zh[key]
}

/** Translates a key now, outside React. A key without a text is '…'. */
export const translate: Translate = (key, values = {}) =>
  full
    ? full.translateNow(key, values)
    : (startText(key) ?? '…').replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Whether a text of this key is loaded: for keys made of data, such as the title of a path. */
export const isTextKey = (key: string): key is TextKey => {
  if (!full) return startText(key) !== undefined
  const isHere = full.hasText(key)
  lacking ||= !isHere
  return isHere || full.hasText(key, 'zh')
}

let translator = translate

/** The translator that components below use: that of the log-in at first, that of i18next in the console. */
export const TranslateContext = createContext<Translate>(translate)

/** The translator of the log-in, another one when the language changes or texts arrive: the value of TranslateContext around the app. */
export const useStartTexts = (): Translate => useSyncExternalStore(subscribe, () => translator)

/** The translator, another one when the language changes or texts arrive: what is remembered of its words is made anew. */
export const useT = (): Translate => use(TranslateContext)

/** The language on screen, for components that format by it. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language)
