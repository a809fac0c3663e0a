import type { AppVersion } from '@/entities/system/appVersion'
import { appType, updateType, versionStatus } from '@/entities/system/enums'
import { formatTime } from '@/lib/time'

export type VersionRow = { -readonly [K in keyof AppVersion]: AppVersion[K] }

const DAY = 86_400_000

interface Seed {
  appType: AppVersion['appType']
  name: string
  numbers: string[]
  ending?: string
  store?: string
  withdrawn?: number
  draft?: boolean
  gray?: number
}

const seeds: readonly Seed[] = [
  {
    appType: appType.ownerAndroid,
    name: 'owner',
    ending: 'apk',
    numbers: ['3.0.0', '3.1.0', '3.1.2', '3.2.0', '3.2.1', '3.3.0'],
    withdrawn: 1,
    draft: true,
    gray: 50,
  },
  {
    appType: appType.ownerIos,
    name: 'owner',
    store: 'https://apps.apple.com/cn/app/id6400000001',
    numbers: ['3.0.0', '3.1.0', '3.2.0', '3.2.1'],
    withdrawn: 1,
  },
  {
    appType: appType.ownerHarmony,
    name: 'owner',
    ending: 'hap',
    numbers: ['1.0.0', '1.1.0', '1.2.0'],
    draft: true,
    gray: 20,
  },
  {
    appType: appType.assistantAndroid,
    name: 'assistant',
    ending: 'apk',
    numbers: ['2.4.0', '2.5.0', '2.5.1', '2.6.0'],
    withdrawn: 2,
    draft: true,
  },
  {
    appType: appType.assistantIos,
    name: 'assistant',
    store: 'https://apps.apple.com/cn/app/id6400000002',
    numbers: ['2.4.0', '2.5.0', '2.5.1'],
    withdrawn: 0,
  },
]

const news = [
  ['车辆健康报告上线', '新增车辆健康报告', '支持蓝牙钥匙分享', '修复若干已知问题'],
  ['充电地图全新改版', '充电地图支持按功率、运营商筛选', '附近门店可直接预约试驾'],
  ['远程控车更快', '远程控车响应速度提升50%', '空调预约支持按周重复', '优化弱网环境下的提示'],
  ['积分商城上新', '积分商城支持组合支付', '订单物流实时查看'],
  ['体验优化', '优化首页加载速度', '修复部分机型闪退的问题', '修复消息角标不清除的问题'],
  ['智能场景来了', '自定义上车、离车智能场景', '支持桌面小组件查看电量', '无障碍模式优化'],
]
const people = ['周敏', '张凯', '李婉清']
const hex = (seed: number) =>
  Array.from({ length: 32 }, (_, at) => ((seed * 7919 + at * at * 31 + at * 17) % 16).toString(16)).join('')

export const buildVersions = (now: number): VersionRow[] => {
  const rows: VersionRow[] = []
  for (const seed of seeds) {
    const last = seed.numbers.length - 1
    seed.numbers.forEach((versionNo, at) => {
      const [title = '', ...lines] = news[(at + seed.appType) % news.length] ?? []
      const draft = seed.draft && at === last
      const days = draft ? 1 : (last - at) * 38 + seed.appType * 3 + 4
      const time = formatTime(now - days * DAY + (9 + at) * 3_600_000)
      const versionCode = Number(
        versionNo
          .split('.')
          .map((part) => part.padStart(2, '0'))
          .join(''),
      )
      rows.push({
        id: String(62_000 + rows.length + 1),
        appType: seed.appType,
        versionNo,
        versionCode,
        updateType:
          at % 3 === 2
            ? updateType.forced
            : seed.appType === appType.ownerHarmony && at === 1
              ? updateType.silent
              : updateType.suggested,
        minVersionCode: at % 3 === 2 ? versionCode - 100 : 0,
        title,
        content: lines.join('\n'),
        packageUrl: seed.ending ? `https://download.example.com/app/${seed.name}-${versionNo}.${seed.ending}` : '',
        storeUrl: seed.store ?? '',
        packageSize: seed.ending ? `${(62 + at * 4.6 + seed.appType).toFixed(1)} MB` : '',
        md5: seed.ending ? hex(rows.length + 3) : '',
        grayPercent: seed.gray && at === last - (seed.draft ? 1 : 0) ? seed.gray : 100,
        status: draft ? versionStatus.draft : seed.withdrawn === at ? versionStatus.withdrawn : versionStatus.published,
        publishTime: draft ? '' : time,
        updateBy: people[(at + seed.appType) % people.length] ?? '',
        updateTime: time,
      })
    })
  }
  return rows
}
