import * as policies from '@/api/system/policies'
import { policyStatus, policyType } from '@/entities/system/enums'
import { formatTime, toMillis } from '@/lib/time'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { buildPolicies, policyPage, type PolicyRow } from '../data/policies'
import type { UserRow } from '../data/types'
import { demand } from '../rules/access'
import { refuseFields, sent, text, texts, integer, withId } from '../../core/input'
import { newId, reference } from '../rules/store'

export let rows: PolicyRow[]
onReset(() => {
  rows = buildPolicies(reference())
})

const CLIENTS: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3],
  2: [1, 2, 3],
  3: [1, 2, 3],
  4: [1, 2, 3],
  5: [1, 2],
  6: [1, 4],
  7: [1, 4],
  8: [1, 2],
}

const headquarters = (user: UserRow) => {
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可维护政策协议')
}

/** Puts a version in force. Versions that it replaces in all their clients become history. */
const enforce = (row: PolicyRow): void => {
  const inForce = rows.filter((one) => one.type === row.type && one.status === policyStatus.inForce)
  row.status = policyStatus.inForce
  for (const old of inForce) {
    const covered = new Set(
      rows
        .filter(
          (one) =>
            one.type === row.type &&
            one.status === policyStatus.inForce &&
            one.startTime >= old.startTime &&
            one !== old,
        )
        .flatMap((one) => one.appTypes),
    )
    if (old.appTypes.every((client) => covered.has(client)))
      Object.assign(old, { status: policyStatus.past, endTime: row.startTime })
  }
}

/** Puts versions in force that have become due since the last request. */
const settle = (now: number): void => {
  const due = rows.filter((row) => row.status === policyStatus.planned && (toMillis(row.startTime) ?? 0) <= now)
  for (const row of due.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))) enforce(row)
}

const byId = (id: unknown): PolicyRow => withId(rows, id, '协议不存在或已删除')
const draftOf = (type: number): PolicyRow | undefined =>
  rows.find((row) => row.type === type && row.status === policyStatus.draft)
const newest = (type: number, status: number): PolicyRow | null =>
  rows
    .filter((row) => row.type === type && row.status === status)
    .toSorted((a, b) => (a.startTime < b.startTime ? 1 : -1))[0] ?? null

const listed = listOf(policies.list)<PolicyRow>({
  is: ['type', 'appTypes', 'status'],
  like: ['title', 'versionNo'],
  between: ['startTime'],
  sort: ['updateTime', 'startTime'],
})
on(policies.list)((input, { user, now }) => {
  headquarters(user)
  settle(now)
  return listed.page(rows, input, (row) => ({ ...row, content: '' }))
})

on(policies.get)((input, { user, now }) => {
  headquarters(user)
  settle(now)
  return byId(input.id)
})

on(policies.getByType)((input, { user, now }) => {
  headquarters(user)
  settle(now)
  const type = integer(input.type) ?? 0
  if (!CLIENTS[type]) throw new Refusal(400, '协议类型不正确')
  return { current: newest(type, 1), waiting: newest(type, 2), draft: draftOf(type) ?? null }
})

const fill = (draft: PolicyRow, input: Record<string, unknown>): void => {
  for (const key of ['title', 'versionNo', 'content', 'changeNote', 'startTime'] as const)
    if (sent(input, key)) draft[key] = text(input[key])
  // Checked below. Only values of the enumeration are stored.
  if (sent(input, 'appTypes')) draft.appTypes = texts(input.appTypes).map(Number) as PolicyRow['appTypes']
  if (sent(input, 'confirmFlag'))
    draft.confirmFlag = integer(input.confirmFlag) === 1 && draft.type !== policyType.insurance ? 1 : 0
}

const check = (draft: PolicyRow, now: number): void => {
  const fields: Record<string, string> = {}
  const words = draft.content.replace(/<[^>]*>/g, '').trim()
  const clients: readonly number[] = CLIENTS[draft.type] ?? []
  if (draft.title === '') fields.title = '请输入标题'
  else if ([...draft.title].length > 50) fields.title = '标题不能超过50个字符'
  if (draft.versionNo === '') fields.versionNo = '请输入版本号'
  else if (rows.some((row) => row.id !== draft.id && row.type === draft.type && row.versionNo === draft.versionNo))
    fields.versionNo = '该版本号已存在'
  if (draft.appTypes.length === 0) fields.appTypes = '请选择适用端'
  else if (draft.appTypes.some((client) => !clients.includes(client))) fields.appTypes = '该协议类型不支持所选适用端'
  if ([...words].length < 20 || draft.content.length > 100_000) fields.content = '正文为20-100000个字符'
  if (/<(script|iframe|form|input)\b|\son\w+\s*=|javascript:/i.test(draft.content))
    fields.content = '正文含有不支持的内容'
  if (draft.confirmFlag === 1 && draft.changeNote === '') fields.changeNote = '请输入更新说明'
  if ([...draft.changeNote].length > 500) fields.changeNote = '更新说明不能超过500个字符'
  if (draft.startTime !== '' && (toMillis(draft.startTime) ?? 0) < now - 60_000)
    fields.startTime = '生效时间不能早于当前时间'
  refuseFields(fields)
}

const save = (
  before: PolicyRow | undefined,
  input: Record<string, unknown>,
  user: UserRow,
  now: number,
): { id: string } => {
  const type = before?.type ?? integer(input.type) ?? 0
  if (!CLIENTS[type]) refuseFields({ type: '请选择协议类型' })
  const draft: PolicyRow = before
    ? { ...before }
    : {
        id: newId(),
        // Checked above.
        type: type as PolicyRow['type'],
        title: '',
        versionNo: '',
        appTypes: [],
        content: '',
        changeNote: '',
        confirmFlag: 0,
        startTime: '',
        endTime: '',
        url: '',
        status: policyStatus.draft,
        publishBy: '',
        publishTime: '',
        updateBy: '',
        updateTime: '',
      }
  fill(draft, input)
  check(draft, now)
  Object.assign(draft, { updateBy: user.nickname, updateTime: formatTime(now) })
  if (before) Object.assign(before, draft)
  else rows.push(draft)
  return { id: draft.id }
}

on(policies.create)((input, { user, now }) => {
  headquarters(user)
  demand(user, 'policies.create')
  if (draftOf(integer(input.type) ?? 0)) throw new Refusal(409, '该类型已有草稿，请先编辑或删除草稿')
  return save(undefined, input, user, now)
})

on(policies.saveByType)((input, { user, now }) => {
  headquarters(user)
  demand(user, 'policies.saveByType')
  return save(draftOf(integer(input.type) ?? 0), input, user, now)
})

on(policies.update)((input, { user, now }) => {
  headquarters(user)
  demand(user, 'policies.update')
  settle(now)
  const row = byId(input.id)
  if (row.status === policyStatus.planned && integer(input.status) === policyStatus.draft) {
    if (draftOf(row.type)) throw new Refusal(409, '该类型已有草稿，请先处理草稿后再撤回')
    Object.assign(row, {
      status: policyStatus.draft,
      url: '',
      publishBy: '',
      publishTime: '',
      updateBy: user.nickname,
      updateTime: formatTime(now),
    })
    return { id: row.id }
  }
  if (row.status !== policyStatus.draft) throw new Refusal(409, '已发布的协议不能修改')
  return save(row, input, user, now)
})

on(policies.publish)((input, { user, now }) => {
  headquarters(user)
  demand(user, 'policies.publish')
  settle(now)
  const row = byId(input.id)
  if (row.status !== policyStatus.draft) throw new Refusal(409, '该协议已发布，请刷新后查看')
  const ahead = (toMillis(row.startTime) ?? 0) > now
  const time = formatTime(now)
  Object.assign(row, {
    publishBy: user.nickname,
    publishTime: time,
    updateBy: user.nickname,
    updateTime: time,
    url: policyPage(row.type, row.versionNo),
  })
  if (ahead) row.status = policyStatus.planned
  else {
    row.startTime = time
    enforce(row)
  }
})

on(policies.remove)((input, { user }) => {
  headquarters(user)
  demand(user, 'policies.remove')
  const row = byId(input.id)
  if (row.status !== policyStatus.draft) throw new Refusal(409, '已发布的协议不能删除')
  rows = rows.filter((one) => one !== row)
})
