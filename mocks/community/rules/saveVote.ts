import { joinScope, stageStatus } from '@/entities/community/shared'
import { selectMode, voteType } from '@/entities/community/vote'
import { formatTime, toMillis } from '@/lib/time'
import { integer, refuseFields, sent, text, texts } from '../../core/input'
import { Refusal } from '../../core/types'
import { isRecord } from '@/lib/json'
import { newId } from '../../system/rules/store'
import type { VoteOptionRow, VoteRow } from '../data/votes'
import { recordsOf } from './votes'

type Input = Record<string, unknown>
const DAY = 86_400_000
const MAX_DAYS = 90
const long = (words: string) => [...words].length

/** True if people have voted or can vote now. Only some fields can change then. */
const isBegun = (row: VoteRow): boolean => row.status === stageStatus.running || recordsOf(row.id).length > 0

const optionsIn = (input: Input, was: VoteRow | undefined): VoteOptionRow[] => {
  if (!Array.isArray(input.options)) return was?.options ?? []
  return input.options.filter(isRecord).map((one) => ({
    optionId: text(one.optionId) || newId(),
    optionName: text(one.optionName),
    image: text(one.image),
    video: text(one.video),
    intro: text(one.intro),
  }))
}

type Sent = Omit<VoteRow, 'id' | 'viewCount' | 'status' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime'>
export const sentVote = (input: Input, was?: VoteRow): Sent => {
  const word = (key: 'title' | 'cover' | 'plateId' | 'startTime' | 'endTime' | 'content') =>
    sent(input, key) ? text(input[key]) : (was?.[key] ?? '')
  const code = (key: 'voteType' | 'selectMode' | 'frequency' | 'joinScope' | 'resultShow' | 'points' | 'maxSelect') =>
    sent(input, key) ? (integer(input[key]) ?? 0) : (was?.[key] ?? 0)
  const scope = code('joinScope')
  return {
    title: word('title'),
    cover: word('cover'),
    voteType: code('voteType'),
    selectMode: code('selectMode'),
    maxSelect: code('selectMode') === selectMode.several ? code('maxSelect') : 1,
    frequency: code('frequency'),
    joinScope: scope,
    seriesCodes:
      scope === joinScope.seriesOwners
        ? sent(input, 'seriesCodes')
          ? texts(input.seriesCodes)
          : (was?.seriesCodes ?? [])
        : [],
    resultShow: code('resultShow'),
    points: code('points'),
    plateId: word('plateId'),
    startTime: word('startTime'),
    endTime: word('endTime'),
    content: word('content'),
    options: optionsIn(input, was),
  }
}

/** Returns the faults of a vote by field. A draft requires only its title. */
export const voteFaults = (row: Sent, whole: boolean, now: number): Record<string, string | undefined> => {
  const [from, until] = [toMillis(row.startTime), toMillis(row.endTime)]
  const names = row.options.map(({ optionName }) => optionName)
  const count = row.options.length
  const perOption = row.options.map(({ optionName, image, video, intro }, place): [string, string | undefined][] => [
    [
      `options.${place}.optionName`,
      optionName === '' && whole
        ? '请输入选项名称'
        : long(optionName) > 30
          ? '选项名称不能超过 30 个字'
          : optionName !== '' && names.indexOf(optionName) < place
            ? '选项名称不能重复'
            : undefined,
    ],
    [
      `options.${place}.image`,
      whole && image === '' && (row.voteType === voteType.pictures || row.voteType === voteType.pk)
        ? '请上传图片'
        : undefined,
    ],
    [`options.${place}.video`, whole && video === '' && row.voteType === voteType.video ? '请上传视频' : undefined],
    [`options.${place}.intro`, long(intro) > 200 ? '选项介绍不能超过 200 个字' : undefined],
  ])
  return {
    title: long(row.title) < 5 || long(row.title) > 40 ? '投票标题为 5-40 个字' : undefined,
    content: long(row.content) > 500 ? '投票说明不能超过 500 个字' : undefined,
    options:
      whole && row.voteType === voteType.pk && count !== 2
        ? 'PK 投票须为 2 个选项'
        : count > 50 || (whole && count < 2)
          ? '选项数量须为 2-50 个'
          : undefined,
    ...Object.fromEntries(perOption.flat()),
    maxSelect:
      row.selectMode === selectMode.several && whole && (row.maxSelect < 2 || row.maxSelect > count)
        ? '最多可选数不能超过选项数'
        : undefined,
    seriesCodes:
      whole && row.joinScope === joinScope.seriesOwners && row.seriesCodes.length === 0 ? '请选择车系' : undefined,
    points: row.points < 0 || row.points > 500 ? '积分为 0-500 的整数' : undefined,
    endTime:
      from === undefined || until === undefined
        ? whole
          ? '请选择投票时间'
          : undefined
        : until <= from || until <= now
          ? '结束时间须晚于开始时间和当前时间'
          : until - from > MAX_DAYS * DAY
            ? '投票时间不能超过 90 天'
            : undefined,
  }
}

const FREE = new Set(['title', 'options', 'endTime', 'content', 'cover', 'resultShow'])
/** Rejects changes that a vote no longer allows. */
export const demandChangeable = (row: VoteRow, next: Sent): void => {
  if (row.status === stageStatus.ended) throw new Refusal(409, '活动状态已变更，请刷新后再操作')
  if (!isBegun(row)) return
  const changed = Object.entries(next).some(
    ([key, value]) => !FREE.has(key) && JSON.stringify(value) !== JSON.stringify(row[key as keyof Sent]),
  )
  if (changed || next.title !== row.title) throw new Refusal(409, '活动状态已变更，请刷新后再操作')
  const kept = row.options.every((option, place) => JSON.stringify(next.options[place]) === JSON.stringify(option))
  refuseFields({
    options: kept ? undefined : '已有投票，不可删除或修改选项',
    endTime: next.endTime < row.endTime ? '结束时间只能延后' : undefined,
  })
}

export const demandPublishable = (row: VoteRow, now: number): void => {
  if (row.endTime !== '' && row.endTime <= formatTime(now)) throw new Refusal(409, '投票结束时间已过')
  refuseFields(voteFaults(row, true, now))
}
