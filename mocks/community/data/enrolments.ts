import { organizer } from '@/entities/community/activity'
import { enrollReview, enrollStatus, enrollType } from '@/entities/community/enroll'
import { type EnrollField, enrollFieldType } from '@/entities/community/enrollField'
import { joinScope } from '@/entities/community/shared'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'
import type { ClubRow } from './clubs'

/**
 * An activity as stored. The stored state is only draft, published (`announced`) or taken down. The stage is computed
 * from the current time.
 */
export interface EnrollRow {
  id: string
  title: string
  cover: string
  activityType: number
  organizer: number
  dealerCode: string
  clubId: string
  provinceCode: string
  provinceName: string
  cityCode: string
  cityName: string
  address: string
  location: { longitude: number; latitude: number } | null
  enrollStart: string
  enrollEnd: string
  startTime: string
  endTime: string
  quota: number
  perLimit: number
  joinScope: number
  seriesCodes: string[]
  clubIds: string[]
  points: number
  reviewMode: number
  formFields: EnrollField[]
  content: string
  viewCount: number
  status: number
  createBy: string
  createTime: string
  updateBy: string
  updateTime: string
}

const COUNT = 45
const firstNames =
  '周末自驾去哪儿 我的第一台车 冬季续航实测 车内小改装 萌娃与车 一镜到底看内饰 充电那些事 省电驾驶技巧 春日露营 夜拍我的座驾 新车提车作业 车友互助 城市通勤日记 高速领航体验 后备箱好物 节日车贴 车载音乐推荐 老车主说 亲子出行 旅途中的风景'.split(
    ' ',
  )
const otherNames = [
  '星屿X9 川西秋色自驾七日',
  '启明L6 冰雪试驾营',
  '到店喝杯咖啡：新车品鉴会',
  '线上直播：智驾工程师答疑',
  '旧衣新生公益捐赠行动',
  '车主篮球友谊赛 🏀',
  'Family Day 亲子烘焙工坊',
  '星空露营：一夜看流星雨的周末自驾与露营大会师（第三期）',
  '免费四轮定位检测日',
  '新能源车冬季用车讲堂',
] as const
const { text, longText, oneOf, someOf, number, date, plate, idNumber, region, pictures, phone } = enrollFieldType
const kinds: readonly (readonly [
  label: string,
  kind: number,
  required: 0 | 1,
  options?: string,
  max?: number,
  tip?: string,
])[] = [
  ['车牌号', plate, 1],
  ['出行人数说明', text, 0, undefined, 50, '如：两大一小'],
  ['T 恤尺码', oneOf, 1, 'S M L XL XXL'],
  ['想体验的项目', someOf, 0, '智驾体验 露营搭建 亲子手工 夜骑'],
  ['紧急联系人电话', phone, 1, undefined, undefined, '出行当天使用'],
  ['到店日期', date, 1],
  ['自我介绍', longText, 0, undefined, 200, '让车友先认识你'],
  ['驾龄（年）', number, 0],
  ['身份证号', idNumber, 1, undefined, undefined, '仅用于购买出行保险'],
  ['出发城市', region, 1],
  ['爱车照片', pictures, 0, undefined, 3, '最多 3 张'],
]
export const formOf = (first: number, count: number): EnrollField[] =>
  Array.from({ length: count }, (_, index): EnrollField => {
    const [label, kind, required, options, max, tip] = at(kinds, first + index)
    return {
      fieldId: String(9_100 + first * 20 + index),
      label,
      // The list above holds only values of the enumeration.
      fieldType: kind as EnrollField['fieldType'],
      required,
      options: options?.split(' ') ?? [],
      max: max ?? 0,
      tip: tip ?? '',
      sort: (index + 1) * 10,
    }
  })

/** Start and end of enrolment and of the activity in days before now, by stage. Negative values are in the future. */
const spans: Readonly<Record<number, readonly [open: number, close: number, start: number, end: number]>> = {
  [enrollStatus.draft]: [-3, -10, -14, -15],
  [enrollStatus.announced]: [-4, -12, -16, -17.5],
  [enrollStatus.open]: [6, -6, -10, -11],
  [enrollStatus.closed]: [20, 1, -4, -5.5],
  [enrollStatus.running]: [30, 5, 1, -3],
  [enrollStatus.ended]: [48, 20, 16, 15],
  [enrollStatus.down]: [8, -7, -12, -13],
}
const { draft, announced, open, closed, running, ended, down } = enrollStatus
const stages = [open, announced, open, closed, ended, down, draft]
const later = [running, open, ended, announced, closed, draft, ended, open, down, ended]

export const buildEnrolments = (
  now: number,
  series: readonly CarSeriesRow[],
  dealers: readonly DealerRow[],
  clubs: readonly ClubRow[],
): EnrollRow[] => {
  const { time, random } = createContext(now, 20_261_118, 1)
  return Array.from({ length: COUNT }, (_, index): EnrollRow => {
    const name = firstNames[index]
    const turn = Math.floor((index - firstNames.length) / otherNames.length)
    const other = at(otherNames, Math.max(index - firstNames.length, 0))
    const title = name ? `${name}线下活动` : `${other}${turn ? ` 第 ${turn + 1} 场` : ''}`
    const stage = name ? at(stages, index) : at(later, index)
    const kind = name
      ? at([enrollType.roadTrip, enrollType.atDealer, enrollType.testDrive, enrollType.other], index)
      : at(
          [enrollType.roadTrip, enrollType.testDrive, enrollType.atDealer, enrollType.online, enrollType.charity],
          index,
        )
    const isOnline = kind === enrollType.online
    const host = at([organizer.dealer, organizer.headquarters, organizer.dealer, organizer.club], index)
    const dealer = at(dealers, index % 3 === 0 ? 0 : index % 12)
    const club = at(clubs, index)
    const shift = (index % 5) * 0.25
    const [opens, closes, starts, ends] = (index === 6 ? spans[ended] : spans[stage]) ?? [0, 0, 0, 0]
    const scope = at([joinScope.everyone, joinScope.owners, joinScope.everyone, joinScope.seriesOwners], index)
    const createTime = time(opens + 9 + shift)
    return {
      id: String(640_000 + (index + 1) * 7),
      title,
      cover: index === 13 ? '' : picture(title.slice(0, 4), at(colors, index), 690, 388),
      activityType: kind,
      organizer: host,
      dealerCode: host === organizer.dealer ? dealer.dealerCode : '',
      clubId: host === organizer.club ? club.id : '',
      provinceCode: isOnline ? '' : dealer.provinceCode,
      provinceName: isOnline ? '' : dealer.provinceName,
      cityCode: isOnline ? '' : dealer.cityCode,
      cityName: isOnline ? '' : dealer.cityName,
      address: isOnline ? '' : dealer.address,
      location: isOnline ? null : { ...dealer.location },
      enrollStart: time(opens + shift),
      enrollEnd: time(closes + (stage === closed ? shift : -shift)),
      startTime: time(starts - (stage === running || stage === ended ? -shift : shift)),
      endTime: time(ends - shift),
      quota: at([120, 0, 60, 30, 200, 20], index),
      perLimit: at([0, 2, 1, 3], index),
      joinScope: scope,
      seriesCodes: scope === joinScope.seriesOwners ? [at(series, index).seriesCode] : [],
      clubIds: [],
      points: at([0, 0, 100, 0, 500], index),
      reviewMode: at([enrollReview.byHand, enrollReview.automatic, enrollReview.byHand], index),
      formFields: formOf(index % 11, 1 + (index % 6)),
      content: `<p>${title}，欢迎车友报名参加。</p><ul><li>请提前 15 分钟到场签到</li><li>自驾参加请检查车况与电量</li></ul><p>活动最终解释权归主办方所有。</p>`,
      viewCount: stage === draft ? 0 : random.int(900, 38_000),
      status: stage === draft || stage === down ? stage : announced,
      createBy: at(['周岚', '陈越', '林可'], index),
      createTime,
      updateBy: '周岚',
      updateTime: createTime,
    }
  })
}
