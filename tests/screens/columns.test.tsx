// @module-tag content
import { describe, expect, it } from 'vitest'
import * as socialChannels from '@/api/content/socialChannels'
import * as news from '@/api/content/news'
import { shelfStatus } from '@/entities/content/shared'
import { below, children, countOf, newsRows, parents } from '../../mocks/content/rules/channels'
import {
  act,
  agree,
  all,
  bodies,
  layRowsOut,
  box,
  dialog,
  fill,
  find,
  hands,
  press,
  rowActions,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { parentLayout } from '@/entities/content/channel'
import { newsStatus } from '@/entities/content/news'

const TYPES = '/star-management/columnType'
const TYPE = '/star-management/columnTypeDetail'
const COLUMNS = '/star-management/column'
const COLUMN = '/star-management/columnDetail'
const page = () => sure(document.querySelector('main'))
const typeOf = (name: string) => sure(parents().find(({ channelName }) => channelName === name))
const columnOf = (name: string) => sure(children().find(({ channelName }) => channelName === name))
const drag = async (name: string) => {
  const handle = await find('button', `拖动排序 ${name}`)
  handle.focus()
  await hands.keyboard('{Enter}')
  await until(() => expect(handle.closest('[data-dragging=true]')).not.toBeNull())
  await hands.keyboard('{ArrowDown}')
  await hands.keyboard.now('{Enter}')
}

describe('nameless columns', () => {
  it('appear as linked dashes in the list and the sidebar', async () => {
    control.inject({ path: socialChannels.listParents.path, kind: 'nameless' })
    control.inject({ path: socialChannels.listChildren.path, kind: 'nameless' })
    await openConsole(COLUMNS)
    await until(() => expect(all('a.cell-link', '—').length).toBeGreaterThan(1))
    expect(all('a.cell-link', '')).toEqual([])
    expect(all('.side-choice button', /^—/).length).toBeGreaterThan(1)
    await hands.click(sure(all('a.cell-link', '—')[0]))
    await until(() => expect(location.pathname).toBe(COLUMN))
  })
})

describe('column type management', () => {
  it('lists types in their order and moves one from its menu', async () => {
    await openConsole(TYPES)
    await sees('品牌资讯')
    expect(bodies(socialChannels.listParents)[0]).toMatchObject({ sortField: 'sort', sortOrder: 'asc' })
    const names = () => all('.cell-link', /./, page()).map(({ textContent }) => textContent)
    expect(names().indexOf('品牌资讯')).toBeLessThan(names().indexOf('用车指南'))
    await act('品牌资讯', '下移')
    await seesToast('顺序已保存')
    expect(bodies(socialChannels.moveParent)).toEqual([{ id: typeOf('品牌资讯').id, moveType: 2 }])
    await until(() => expect(names().indexOf('品牌资讯')).toBeGreaterThan(names().indexOf('用车指南')))
  })

  it('asks for confirmation before unpublishing a type and publishes it again', { tags: ['core'] }, async () => {
    const row = typeOf('车生活')
    await openConsole(`${TYPES}?channelName=车生活`)
    await tick('上架状态 车生活')
    await dialog(new RegExp(`其下 ${below(row.id).length} 个栏目将一并隐藏`))
    expect(received(socialChannels.shelveParent)).toEqual([])
    await agree('下架')
    await seesToast('已下架')
    expect(row.status).toBe(shelfStatus.down)
    await act('车生活', '上架')
    await seesToast('已上架')
    expect(bodies(socialChannels.shelveParent)).toEqual([
      { id: row.id, status: shelfStatus.down },
      { id: row.id, status: shelfStatus.up },
    ])
  })

  it('rejects publishing an empty type and deletes only empty ones', async () => {
    const empty = typeOf('官方公告')
    await openConsole(`${TYPES}?status=0,2`)
    await act('官方公告', '上架')
    await seesToast('至少有一个已上架栏目才可上架')
    expect(empty.status).toBe(shelfStatus.new)
    await hands.click(await find('button', '更多 充电出行'))
    await find('[role=menuitem]', '编辑')
    expect(all('[role=menuitem]', '删除')).toEqual([])
    await hands.keyboard('{Escape}')
    await expect(socialChannels.removeParent({ id: typeOf('充电出行').id })).rejects.toThrow('请先删除其下栏目')
    await act('官方公告', '删除')
    await agree('删除')
    await seesToast('已删除')
    expect(parents()).not.toContain(empty)
  })

  it('rejects a taken name or invalid code and opens the page of the new type', async () => {
    await openConsole(TYPE)
    await fill('类型名称', '品牌资讯')
    await fill('类型编码', 'Bad Code')
    await press(/^保\s?存$/)
    await sees('类型名称已存在')
    await sees(/编码须为 2-30 位小写字母/)
    expect(received(socialChannels.createParent)).toEqual([])
    await fill('类型名称', '车友社区')
    await fill('类型编码', 'social')
    await until(() => expect(document.querySelector('.channel-phone')).toHaveTextContent('车友社区'))
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(socialChannels.createParent)).toEqual([
      expect.objectContaining({
        channelName: '车友社区',
        channelCode: 'social',
        layout: parentLayout.tabs,
        appTypes: [1, 2, 3, 6],
      }),
    ])
    const made = typeOf('车友社区')
    await until(() => expect(new URLSearchParams(location.search).get('id')).toBe(made.id))
    await find('button', '编辑')
    expect(made.status).toBe(shelfStatus.new)
  })

  it('requires icons for the grid layout', async () => {
    await openConsole(`${TYPE}?id=${typeOf('官方公告').id}&mode=edit`)
    await box('类型名称')
    Object.assign(typeOf('官方公告'), { icon: '' })
    await tick('宫格')
    await hands.click(sure(all('button', '移除图片')[0] ?? all('button', /移除|删除/)[0]))
    await press(/^保\s?存$/)
    await sees(/请上传图标/)
    expect(received(socialChannels.updateParent)).toEqual([])
  })

  it('offers the latest version or an overwrite when another user saved meanwhile', async () => {
    const row = typeOf('用车指南')
    await openConsole(`${TYPE}?id=${row.id}&mode=edit`)
    const read = row.updateTime
    await fill('备注', '我写的')
    Object.assign(row, { remark: '别人写的', updateBy: '周敏', updateTime: '2026-01-02 08:00:00' })
    await press(/^保\s?存$/)
    await dialog(/内容已被「周敏」于 2026-01-02 08:00 修改/)
    expect(bodies(socialChannels.updateParent)).toEqual([{ id: row.id, remark: '我写的', updateTime: read }])
    await press('查看最新')
    await until(async () => expect(await box('备注')).toHaveValue('别人写的'))
    await press('恢复')
    await until(async () => expect(await box('备注')).toHaveValue('我写的'))
    Object.assign(row, { updateTime: '2026-01-03 08:00:00' })
    await press(/^保\s?存$/)
    await dialog(/2026-01-03 08:00/)
    await press('仍然覆盖')
    await seesToast('保存成功')
    expect(bodies(socialChannels.updateParent).at(-1)).toMatchObject({ id: row.id, remark: '我写的', force: true })
    expect(row.remark).toBe('我写的')
  })

  it('sorts the columns of a type by keyboard', async () => {
    const row = typeOf('品牌资讯')
    const [first, second] = below(row.id)
    await openConsole(`${TYPE}?id=${row.id}`)
    await find('button', `拖动排序 ${sure(first).channelName}`)
    layRowsOut()
    control.inject({ path: socialChannels.sortChild.path, kind: 'slow', delay: 300, times: 1 })
    await drag(sure(first).channelName)
    // Another drop would be lost until this one is saved.
    const handle = await find('button', `拖动排序 ${sure(second).channelName}`)
    expect(handle).toHaveAttribute('aria-disabled', 'true')
    handle.focus()
    await hands.keyboard.now('{Enter}')
    await seesToast('顺序已保存')
    await settled()
    expect(document.querySelector('[data-dragging=true]')).toBeNull()
    expect(handle).not.toHaveAttribute('aria-disabled')
    expect(bodies(socialChannels.sortChild)).toEqual([
      {
        parentId: row.id,
        items: [
          { id: sure(second).id, sort: 10 },
          { id: sure(first).id, sort: 20 },
        ],
      },
    ])
    expect(below(row.id)[0]).toBe(second)
  })

  it('rejects an outdated status change and an unknown id in a sort order', async () => {
    await openConsole(TYPES)
    await sees('品牌资讯')
    await expect(socialChannels.shelveParent({ id: typeOf('品牌资讯').id, status: shelfStatus.up })).rejects.toThrow(
      '当前状态不允许该操作',
    )
    await expect(socialChannels.sortParent({ items: [{ id: 'x', sort: 1 }] })).rejects.toThrow('排序数据不正确')
  })
})

describe('column management', () => {
  it('sorts columns only within a selected type', async () => {
    await openConsole(COLUMNS)
    await sees('品牌动态')
    await until(() => expect(all('nav button', /^品牌资讯/).length).toBe(1))
    expect((await find('button', '拖动排序 品牌动态')).getAttribute('aria-disabled')).toBe('true')
    await hands.click(sure(all('nav button', /^品牌资讯/)[0]))
    await until(() => expect(new URLSearchParams(location.search).get('parentId')).toBe(typeOf('品牌资讯').id))
    await act('新车速递', '移至最前')
    await seesToast('顺序已保存')
    expect(bodies(socialChannels.moveChild)).toEqual([{ id: columnOf('新车速递').id, moveType: 3 }])
  })

  it('unpublishes a column with its content but not the last one of a published type', async () => {
    const row = columnOf('新手上路')
    await openConsole(`${COLUMNS}?channelName=新手上路`)
    await tick('上架状态 新手上路')
    await dialog(/篇内容将一并隐藏/)
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(socialChannels.shelveChild)).toEqual([{ id: row.id, status: shelfStatus.down }])
    const last = sure(below(typeOf('活动精选').id)[0])
    for (const other of below(typeOf('活动精选').id)) if (other !== last) other.status = shelfStatus.down
    await expect(socialChannels.shelveChild({ id: last.id, status: shelfStatus.down })).rejects.toThrow(
      '请先下架栏目类型',
    )
  })

  it('deletes a column only without content', async () => {
    const empty = columnOf('高层访谈')
    expect(countOf(empty.id)).toBe(0)
    await openConsole(`${COLUMNS}?channelName=高层访谈`)
    await act('高层访谈', '删除')
    await agree('删除')
    await seesToast('已删除')
    expect(children()).not.toContain(empty)
    const full = columnOf('荣誉时刻')
    await expect(socialChannels.removeChild({ id: full.id })).rejects.toThrow(`栏目下有${countOf(full.id)}篇内容`)
  })

  it('offers no deletion of a column whose content count is unknown', async () => {
    const { id, parentId } = columnOf('高层访谈')
    const row = { id, parentId, channelName: '高层访谈', status: shelfStatus.down }
    control.inject({ path: socialChannels.listChildren.path, kind: 'code', code: 200, data: { list: [row], total: 1 } })
    await openConsole(COLUMNS)
    expect(await rowActions('高层访谈')).not.toContain('删除')
  })

  it('marks a column of an unpublished type and still shows its link', async () => {
    await openConsole(`${COLUMNS}?parentId=${typeOf('充电出行').id}&channelName=充电地图`)
    await sees('类型已下架')
    await act('充电地图', 'H5链接与二维码')
    await dialog(/h5\.example\.com\/channel/)
    expect(bodies(socialChannels.getChannelHtmlUrl)).toEqual([{ channelId: columnOf('充电地图').id }])
  })

  it('asks for confirmation before moving a column with content to another type', async () => {
    const row = columnOf('家充安装')
    await openConsole(`${COLUMN}?id=${row.id}&mode=edit`)
    await box('栏目名称')
    expect(all('input[type=radio]', '视频')[0]).toBeDisabled()
    await hands.click(await find('input[role=combobox]', '栏目类型'))
    await hands.click(
      await until(() =>
        sure(
          [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find(
            ({ textContent }) => textContent === '用车指南',
          ),
        ),
      ),
    )
    await press(/^保\s?存$/)
    await dialog(new RegExp(`栏目及 ${countOf(row.id)} 篇内容将移至新类型`))
    await agree(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(socialChannels.updateChild)).toEqual([
      expect.objectContaining({ id: row.id, parentId: typeOf('用车指南').id }),
    ])
  })

  it('limits pinned news to three and sorts the others by menu', async () => {
    const row = columnOf('品牌动态')
    const up = newsRows().filter(({ channelId, status }) => channelId === row.id && status === newsStatus.up)
    for (const [at, one] of up.entries())
      Object.assign(one, { topFlag: at < 3 ? 1 : 0, topEndTime: '', sort: (at + 1) * 10, title: `排序${at}号资讯` })
    await openConsole(`${COLUMN}?id=${row.id}`)
    await sees('排序4号资讯')
    await act('排序4号资讯', '置顶')
    await dialog(/同一栏目最多置顶 3 篇/)
    await tick('3 天')
    await tick('排序1号资讯')
    await agree('置顶')
    await seesToast('已置顶')
    expect(bodies(news.top)).toEqual([
      { id: sure(up[1]).id, topFlag: 0 },
      expect.objectContaining({ id: sure(up[4]).id, topFlag: 1 }),
    ])
    await expect(news.top({ id: sure(up[5]).id, topFlag: 1 })).rejects.toThrow('同一栏目最多置顶3篇')
    await act('排序5号资讯', '上移')
    await seesToast('顺序已保存')
    expect(bodies(news.move)).toEqual([{ id: sure(up[5]).id, moveType: 1 }])
  })
})
