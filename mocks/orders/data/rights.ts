import { equityStatus, rightType } from '@/entities/orders/equity'
import { type Context, picture, colors } from '../../core/context'
import type { CarSeriesRow } from '../../system/data/types'
import { RIGHTS } from './bigOrders'

/** A benefit as stored. Money is in cents. */
export interface RightRow {
  id: string
  rightCode: string
  rightName: string
  rightType: number
  seriesCodes: string[]
  worthCents: number | null
  cover: string
  summary: string
  content: string
  giveAll: number
  /** 0 for no limit. */
  quota: number
  usedCount: number
  startTime: string
  endTime: string
  sort: number
  status: number
  updateBy: string
  updateTime: string
}

const MORE = ['免费洗车卡', '道路救援', '首年保险补贴', '原厂脚垫', '夏季空调检测'] as const
const SUMMARY: Readonly<Record<number, string>> = {
  [rightType.warranty]: '首任车主整车质保，不限里程',
  [rightType.dataPlan]: '基础流量三年免费',
  [rightType.charging]: '免费安装家用充电桩一台',
  [rightType.finance]: '两年零息，最低首付 20%',
  [rightType.tradeIn]: '置换本品牌车型享补贴',
  [rightType.maintenance]: '五次基础保养，含工时',
  [rightType.optionPacks]: '选装任意配置可抵扣',
}
const FIRST_ID = 9001

export const buildRights = (context: Context, carSeries: readonly CarSeriesRow[]): RightRow[] => {
  const codes = carSeries.filter(({ clueFlag }) => clueFlag === 1).map(({ seriesCode }) => seriesCode)
  return [...RIGHTS, ...MORE].map((rightName, index): RightRow => {
    const isChosen = index < RIGHTS.length
    const type = (index % 7) + 1
    const isEmpty = index === RIGHTS.length
    const isPast = index === RIGHTS.length + 1
    const quota = index % 3 === 1 ? 500 : 0
    return {
      id: String(FIRST_ID + index),
      rightCode: `QY${String(index + 1).padStart(4, '0')}`,
      rightName,
      rightType: type,
      seriesCodes: index % 2 === 0 ? codes : codes.slice(0, 2),
      worthCents: index % 4 === 3 ? null : (index + 1) * 80_000,
      cover: isEmpty ? '' : picture(rightName.slice(0, 2), colors[index % colors.length] ?? colors[0], 200, 200),
      summary: SUMMARY[type] ?? '',
      content: isEmpty
        ? ''
        : `<h3>${rightName}</h3><p>${SUMMARY[type] ?? ''}。</p><ul><li>适用于通过大定页面下单的首任车主</li><li>交付后 30 天内在App领取</li></ul>`,
      giveAll: quota === 0 && index % 2 === 0 ? 1 : 0,
      quota,
      usedCount: isEmpty ? 0 : context.random.int(20, 420),
      startTime: `${context.date(120)} 00:00:00`,
      endTime: isPast ? `${context.date(5)} 23:59:59` : `${context.date(-240 - index)} 23:59:59`,
      sort: (index + 1) * 10,
      status: isChosen || isPast ? equityStatus.on : equityStatus.off,
      updateBy: '李静',
      updateTime: context.workTime(20 + index),
    }
  })
}
