import * as versions from '@/api/system/versions'
import { appVersion } from '@/entities/system/appVersion'
import { appType as appTypes, updateType, versionStatus } from '@/entities/system/enums'
import { formatTime } from '@/lib/time'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { UserRow } from '../data/types'
import { buildVersions, type VersionRow } from '../data/versions'
import { demand } from '../rules/access'
import { refuseFields, sent, text, integer, withId } from '../../core/input'
import { newId, reference } from '../rules/store'

let rows: VersionRow[]
onReset(() => {
  rows = buildVersions(reference())
})

const headquarters = (user: UserRow) => {
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可管理版本')
}
const number = (value: unknown): number => (/^\d{1,10}$/.test(text(value)) ? Number(text(value)) : 0)

const listed = listOf(versions.list)<VersionRow>({
  is: ['appType', 'updateType', 'status', 'id'],
  like: ['versionNo'],
  between: ['publishTime'],
  sort: ['updateTime', 'versionCode', 'publishTime'],
})
on(versions.list)((input, { user }) => {
  headquarters(user)
  return listed.page(rows, input)
})

const currentCode = (row: VersionRow): number =>
  Math.max(
    0,
    ...rows
      .filter((one) => one.appType === row.appType && one.status === versionStatus.published && one.id !== row.id)
      .map((one) => one.versionCode),
  )

const fill = (draft: VersionRow, input: Record<string, unknown>): void => {
  for (const key of ['versionNo', 'title', 'content', 'packageUrl', 'storeUrl', 'packageSize', 'md5'] as const)
    if (sent(input, key)) draft[key] = text(input[key])
  for (const key of ['versionCode', 'minVersionCode', 'grayPercent'] as const)
    if (sent(input, key)) draft[key] = number(input[key])
  // Checked below.
  if (sent(input, 'updateType')) draft.updateType = integer(input.updateType) as VersionRow['updateType']
  if (draft.updateType !== updateType.forced) draft.minVersionCode = 0
}

const checkNumbers = (draft: VersionRow): Record<string, string> => {
  const fields: Record<string, string> = {}
  const current = currentCode(draft)
  if (!/^\d+\.\d+\.\d+(\.\d+)?$/.test(draft.versionNo)) fields.versionNo = '版本号须为数字加点的格式，如3.2.1'
  else if (
    rows.some((row) => row.id !== draft.id && row.appType === draft.appType && row.versionNo === draft.versionNo)
  )
    fields.versionNo = '该版本号已存在'
  if (draft.versionCode <= current) fields.versionCode = `内部版本号须大于当前版本${current}`
  if (draft.minVersionCode > draft.versionCode) fields.minVersionCode = '不能大于内部版本号'
  return fields
}

const check = (draft: VersionRow): void => {
  const { faults } = readInto(appVersion, ['versionCode', 'updateType', 'title', 'content', 'grayPercent'], {}, draft)
  const fields: Record<string, string> = { ...checkNumbers(draft), ...faults }
  const byStore = draft.appType === appTypes.ownerIos || draft.appType === appTypes.assistantIos
  if (byStore && !draft.storeUrl.startsWith('https://apps.apple.com/'))
    fields.storeUrl = '请输入以https://apps.apple.com开头的链接'
  if (!byStore && draft.packageUrl === '') fields.packageUrl = '请上传安装包'
  refuseFields(fields)
}

const stamp = (row: VersionRow, user: UserRow, now: number) =>
  Object.assign(row, { updateBy: user.nickname, updateTime: formatTime(now) })

on(versions.create)((input, { user, now }) => {
  headquarters(user)
  demand(user, 'versions.create')
  const appType = integer(input.appType) ?? 0
  if (appType < 1 || appType > 5) refuseFields({ appType: '请选择客户端' })
  const draft: VersionRow = {
    id: newId(),
    // Checked above.
    appType: appType as VersionRow['appType'],
    versionNo: '',
    versionCode: 0,
    updateType: updateType.suggested,
    minVersionCode: 0,
    title: '',
    content: '',
    packageUrl: '',
    storeUrl: '',
    packageSize: '',
    md5: '',
    grayPercent: 100,
    status: versionStatus.draft,
    publishTime: '',
    updateBy: '',
    updateTime: '',
  }
  fill(draft, input)
  check(draft)
  rows.push(stamp(draft, user, now))
  return { id: draft.id }
})

const move = (row: VersionRow, to: number | undefined, now: number): boolean => {
  if (to === undefined) return false
  if (to === 1 && row.status !== versionStatus.published) {
    if (row.status === versionStatus.draft) check(row)
    Object.assign(row, { status: versionStatus.published, publishTime: row.publishTime || formatTime(now) })
    return true
  }
  if (to === 2 && row.status === versionStatus.published) {
    row.status = versionStatus.withdrawn
    return true
  }
  throw new Refusal(409, '版本状态已变化，请刷新后重试')
}

on(versions.update)((input, { user, now }) => {
  headquarters(user)
  demand(user, 'versions.update')
  const row = withId(rows, input.id, '版本不存在')
  if (!move(row, integer(input.status), now)) {
    if (row.status === versionStatus.draft) {
      const draft = { ...row }
      fill(draft, input)
      check(draft)
      Object.assign(row, draft)
    } else {
      const share = number(input.grayPercent)
      if (
        row.status !== versionStatus.published ||
        !sent(input, 'grayPercent') ||
        Object.keys(input).some((key) => key !== 'id' && key !== 'grayPercent')
      )
        throw new Refusal(409, '已发布的版本不能修改')
      if (share <= row.grayPercent || share > 100) refuseFields({ grayPercent: '灰度比例只能调大，且不超过100%' })
      row.grayPercent = share
    }
  }
  stamp(row, user, now)
  return { id: row.id }
})
