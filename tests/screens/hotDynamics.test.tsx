// @module-tag content
import { describe, expect, it } from 'vitest'
import * as dynamics from '@/api/community/dynamics'
import { dynamicStatus } from '@/entities/community/dynamic'
import { hotSource } from '@/entities/content/hotDynamic'
import { formatTime } from '@/lib/time'
import { posts } from '../../mocks/community/rules/posts'
import { hotRows } from '../../mocks/content/calls/hotDynamics'
import {
  act,
  agree,
  anyText,
  bodies,
  dialog,
  find,
  hands,
  hasButton,
  press,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const LIST = '/hot-management/popular'
const page = () => sure(document.querySelector('main'))
const atPlace = (sort: number) => sure(hotRows().find((row) => row.sort === sort))
const free = () =>
  posts().dynamics.filter(
    ({ id, status }) => status === dynamicStatus.up && !hotRows().some(({ dynamicId }) => dynamicId === id),
  )
const callIt = (row: { dynamicId: string }, content: string) => {
  Object.assign(sure(posts().dynamics.find(({ id }) => id === row.dynamicId)), { content })
  return content
}

describe('popular post list', () => {
  it('shows the ranked posts with the update time and the ranking rule', async () => {
    await openConsole(LIST)
    await sees(/榜单更新于 \d\d:00/)
    expect(bodies(dynamics.listHot)[0]).toMatchObject({ sortField: 'sort', sortOrder: 'asc' })
    expect(page()).toHaveTextContent('共 50 条')
    expect(page()).toHaveTextContent('已失效')
    await press('热度说明')
    await sees(/72 小时内每 12 小时减半/)
  })

  it('asks for confirmation before a move turns an automatic post into a manual one', async () => {
    const row = atPlace(3)
    const name = callIt(row, '第三名的动态')
    expect(row.source).toBe(hotSource.automatic)
    await openConsole(LIST)
    await act(name, '移至第n位')
    await hands.type(await find('input', /第几位/), '1')
    await press('移动')
    await dialog(/将转为人工添加/)
    expect(received(dynamics.sortHot)).toEqual([])
    await agree(/^确\s?定$/)
    await seesToast('顺序已保存')
    expect(bodies(dynamics.sortHot)).toEqual([{ items: [{ id: row.id, sort: 1 }] }])
    expect(row).toMatchObject({ sort: 1, source: hotSource.hand })
    await settled()
    await act(name, '移至第n位')
    await hands.type(await find('input', /第几位/), '2')
    await press('移动')
    await until(() => expect(received(dynamics.sortHot)).toHaveLength(2))
    await until(() => expect(row.sort).toBe(2))
  })

  it('allows only the removal of an invalid post', async () => {
    const row = atPlace(10)
    const name = callIt(row, '已失效的动态')
    await openConsole(LIST)
    await find('button', `查看 ${name}`)
    expect(hasButton(`移至第n位 ${name}`)).toBe(false)
    expect(hasButton(`拖动排序 ${name}`)).toBe(false)
    await act(name, '移出')
    await dialog(/24 小时内不再自动入榜/)
    await agree('移出')
    await seesToast('已移出')
    expect(bodies(dynamics.removeHot)).toEqual([{ id: row.id }])
    expect(hotRows()).not.toContain(row)
  })

  it('shows a post with its figures', async () => {
    const row = atPlace(1)
    const name = callIt(row, '第一名的动态')
    await openConsole(LIST)
    await act(name, '查看')
    const panel = await dialog(/第一名的动态/)
    await until(() => expect(panel).toHaveTextContent('浏览'))
    expect(bodies(dynamics.get)).toEqual([{ id: row.dynamicId }])
  })

  it('replaces automatic posts with manually added ones', { tags: ['core'] }, async () => {
    const [one, two] = [sure(free()[0]), sure(free()[1])]
    for (const [at, post] of [one, two].entries())
      Object.assign(post, { content: `新动态${at}`, publishTime: formatTime(Date.now() - at * 1000) })
    const taken = sure(posts().dynamics.find(({ id }) => id === atPlace(1).dynamicId))
    Object.assign(taken, { content: '在榜的动态', publishTime: formatTime(Date.now()) })
    await openConsole(LIST)
    await press('添加动态')
    await tick('选择「新动态0」')
    await tick('选择「新动态1」')
    await sees('2 条自动内容将被替换')
    expect(await find('input[type=checkbox]', '选择「在榜的动态」')).toBeDisabled()
    await hands.type(await find('input', '名次', '.ant-drawer'), '2')
    await press(/^保\s?存$/)
    await seesToast('已添加到榜单')
    expect(bodies(dynamics.addHot)).toEqual([{ dynamicIds: [one.id, two.id], endTime: anyText(), sort: 2 }])
    expect([atPlace(2).dynamicId, atPlace(3).dynamicId]).toEqual([one.id, two.id])
    expect(hotRows()).toHaveLength(50)
    const endTime = formatTime(Date.now() + 86_400_000)
    await expect(dynamics.addHot({ dynamicIds: [one.id], endTime })).rejects.toThrow('所选动态已在榜')
    for (const row of hotRows()) row.source = hotSource.hand
    await expect(dynamics.addHot({ dynamicIds: [sure(free()[0]).id], endTime })).rejects.toThrow('请先移出')
  })
})
