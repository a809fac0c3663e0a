import { templateType } from '@/entities/community/activityTemplate'
import { enrollReview, enrollType } from '@/entities/community/enroll'
import { joinScope } from '@/entities/community/shared'
import { enableStatus } from '@/entities/shared/enums'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import { formOf } from './enrolments'

/** A template as stored. Its preset is keyed by the names of the fields that it fills. */
export interface TemplateRow {
  id: string
  templateName: string
  bizType: number
  cover: string
  content: Record<string, unknown>
  useCount: number
  status: number
  remark: string
  createBy: string
  updateBy: string
  updateTime: string
}

/** Author of the built-in templates, which can be copied but not changed. */
export const BUILT_IN = '系统'
const COUNT = 24
const enrollNames = '周末自驾 新车试驾 到店品鉴 线上讲堂 公益同行 亲子露营 车主聚会 年度盛典'.split(' ')
const voteNames = '最美车照 车型PK 颜色之选 自驾路线评选 车友之星 功能投票 晒车大赛 改装评选'.split(' ')
const signNames = '门店签到 露营打卡 每日签到 车展签到 讲堂签到 长途打卡 车友年会 公益签到'.split(' ')

const presetOf = (kind: number, name: string, turn: number): Record<string, unknown> => {
  switch (kind) {
    case templateType.enroll:
      return {
        title: `${name}活动`,
        activityType: at([enrollType.roadTrip, enrollType.testDrive, enrollType.atDealer, enrollType.online], turn),
        quota: 50 + turn * 10,
        perLimit: turn % 3,
        joinScope: joinScope.everyone,
        points: 0,
        reviewMode: turn % 2 ? enrollReview.automatic : enrollReview.byHand,
        formFields: formOf(turn, 2 + (turn % 3)),
        content: `<p>${name}活动说明</p><ul><li>集合地点以短信通知为准</li></ul>`,
      }
    case templateType.vote:
      return {
        title: `${name}投票`,
        joinScope: joinScope.everyone,
        points: 0,
        content: `为你心中的${name}投上一票`,
        options: ['选项一', '选项二', '选项三'].map((optionName, place) => ({ optionName, sort: (place + 1) * 10 })),
      }
    default:
      return {
        title: `${name}活动`,
        joinScope: joinScope.everyone,
        points: 10,
        content: `<p>${name}规则说明</p>`,
      }
  }
}

export const buildTemplates = (now: number): TemplateRow[] => {
  const { random, timeBetween } = createContext(now, 20_261_120, 1)
  const types = [templateType.enroll, templateType.vote, templateType.sign]
  return Array.from({ length: COUNT }, (_, index): TemplateRow => {
    const bizType = at(types, index)
    const turn = Math.floor(index / types.length)
    const name = at(at([enrollNames, voteNames, signNames], index), turn)
    const isBuiltIn = index < 8
    return {
      id: String(680_000 + (index + 1) * 7),
      templateName: name,
      bizType,
      cover: index % 6 === 5 ? '' : picture(name.slice(0, 4), at(colors, index), 690, 388),
      content: presetOf(bizType, name, turn),
      useCount: random.int(0, 60),
      status: index % 7 === 6 ? enableStatus.disabled : enableStatus.enabled,
      remark: index % 3 ? '' : `适用于${name}`,
      createBy: isBuiltIn ? BUILT_IN : at(['周岚', '陈越', '林可'], index),
      updateBy: isBuiltIn ? BUILT_IN : '周岚',
      updateTime: timeBetween(90, 1),
    }
  })
}
