// @module-tag content
import { describe, expect, it, vi } from 'vitest'
import * as socialChannels from '@/api/content/socialChannels'
import { client, shelfStatus } from '@/entities/content/shared'
import { formatTime } from '@/lib/time'
import { below, channelView, children, newsRows, parents } from '../../mocks/content/rules/channels'
import { grants, menuRows } from '../../mocks/system/rules/access'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  bodies,
  dialog,
  fill,
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

const PAGE = '/appDatas/channelManagement'
const typeOf = (name: string) => sure(parents().find(({ channelName }) => channelName === name))
const columnOf = (name: string) => sure(children().find(({ channelName }) => channelName === name))
const rows = () => all('.data-row', /./)
const names = () => rows().map((row) => sure(row.querySelector('.cell-link')).textContent)
const rowOf = (name: string) => sure(rows().find((row) => sure(row.querySelector('.cell-link')).textContent === name))
const inPhone = () => all('.channel-bar button', /./).map(({ textContent }) => textContent)
const inTree = (types: string[]) =>
  types.flatMap((name) => [name, ...below(typeOf(name).id).map(({ channelName }) => channelName)])
const DAY = 86_400_000

const layOut = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const block = this.closest('.data-block')
    const row = this.closest('[role=row]')
    if (block === this)
      return new DOMRect(0, [...document.querySelectorAll('.data-block')].indexOf(block) * 400, 800, 400)
    const top = row ? [...document.querySelectorAll('[role=row]')].indexOf(row) * 40 : 0
    return new DOMRect(0, top, 800, row ? 40 : 4000)
  })
const drag = async (name: string) => {
  const handle = await find('button', `拖动排序 ${name}`)
  handle.focus()
  await hands.keyboard('{Enter}')
  await until(() => expect(handle.closest('[data-dragging=true]')).not.toBeNull())
  await hands.keyboard('{ArrowDown}')
  await hands.keyboard('{Enter}')
}

describe('app channel tree', () => {
  it('lists column types and columns in display order with their usage', async () => {
    const busy = columnOf('品牌动态')
    Object.assign(busy, { viewUserCount: 12_345, avgStay: 75 })
    for (const one of newsRows())
      if (one.channelId === busy.id) one.publishTime = formatTime(Date.now() - 40 * DAY)
      else if (one.channelId === columnOf('新车速递').id) one.publishTime = formatTime(Date.now() - DAY)
    await openConsole(PAGE)
    await find('button', '拖动排序 品牌资讯')
    expect(bodies(socialChannels.listManaged)[0]).toMatchObject({
      appTypes: [1, 2, 3],
      sortField: 'sort',
      sortOrder: 'asc',
    })
    expect(names()).toEqual(inTree(['品牌资讯', '用车指南', '车生活', '充电出行', '官方公告']))
    expect(rowOf('品牌动态')).toHaveTextContent('1.2万')
    expect(rowOf('品牌动态').querySelector('[title="12,345"]')).not.toBeNull()
    expect(rowOf('品牌动态')).toHaveTextContent('1:15')
    expect(rowOf('品牌动态').querySelector('.channel-stale')).not.toBeNull()
    expect(rowOf('新车速递').querySelector('.channel-stale')).toBeNull()
    expect(rowOf('充电地图')).toHaveTextContent('类型已下架')
    expect(rowOf('品牌动态')).not.toHaveTextContent('类型已下架')
    await sees(/数据更新于 \d\d:00/)
    expect((await find('[role=img]', /^近 7 天访问人数/)).getAttribute('aria-label')).toContain(
      `品牌资讯: 近 7 天访问人数 ${typeOf('品牌资讯').viewUserCount.toLocaleString('zh')}`,
    )
    await press('收起「品牌资讯」')
    expect(names()).not.toContain('品牌动态')
    expect(names()).toContain('新手上路')
  })

  it('shows the channels of the mini-program in tree and phone preview', async () => {
    await openConsole(PAGE)
    await until(() => expect(inPhone()).toEqual(['品牌资讯', '用车指南', '车生活']))
    expect(bodies(socialChannels.listManagedOptions)).toEqual([{ client: client.android }])
    await tick('小程序')
    await until(() => expect(inPhone()).toEqual(['品牌资讯', '用车指南', '车生活', '活动精选']))
    await until(() => expect(names()).toContain('活动精选'))
    expect(bodies(socialChannels.listManagedOptions).at(-1)).toEqual({ client: client.mini })
    expect(bodies(socialChannels.listManaged).at(-1)).toMatchObject({ appTypes: [6] })
    await hands.click(sure(all('.channel-bar button', '活动精选')[0]))
    const shown = below(typeOf('活动精选').id).filter(({ status }) => status === shelfStatus.up)
    await until(() =>
      expect(all('.channel-list strong', /./).map(({ textContent }) => textContent)).toEqual(
        shown.map(({ channelName }) => channelName),
      ),
    )
  })

  it('saves the order of dragged columns and column types', async () => {
    const [first, second] = below(typeOf('用车指南').id)
    await openConsole(PAGE)
    await find('button', `拖动排序 ${sure(first).channelName}`)
    layOut()
    await drag(sure(first).channelName)
    await until(() => expect(bodies(socialChannels.sortChild)).toHaveLength(1))
    expect(bodies(socialChannels.sortChild)).toEqual([
      {
        parentId: typeOf('用车指南').id,
        items: [
          { id: sure(second).id, sort: 10 },
          { id: sure(first).id, sort: 20 },
        ],
      },
    ])
    await seesToast('顺序已保存')
    await settled()
    expect(names().indexOf(sure(second).channelName)).toBe(names().indexOf('用车指南') + 1)
    await drag('品牌资讯')
    await until(() =>
      expect(bodies(socialChannels.sortParent)).toEqual([
        {
          items: [
            { id: typeOf('用车指南').id, sort: 10 },
            { id: typeOf('品牌资讯').id, sort: 20 },
          ],
        },
      ]),
    )
    await settled()
    expect(names()[0]).toBe('用车指南')
    await until(() => expect(inPhone()[0]).toBe('用车指南'))
  })

  it('moves a column by button and disables moving in another sort order', async () => {
    const [first, second] = below(typeOf('车生活').id)
    await openConsole(PAGE)
    expect(await find('button', `上移 ${sure(first).channelName}`)).toBeDisabled()
    await press(`上移 ${sure(second).channelName}`)
    await until(() =>
      expect(bodies(socialChannels.sortChild)).toEqual([
        {
          parentId: typeOf('车生活').id,
          items: [
            { id: sure(second).id, sort: 10 },
            { id: sure(first).id, sort: 20 },
          ],
        },
      ]),
    )
    await seesToast('顺序已保存')
    await settled()
    await press('近 7 天访问人数')
    await until(() =>
      expect(bodies(socialChannels.listManaged).at(-1)).toMatchObject({ sortField: 'viewUserCount', sortOrder: 'asc' }),
    )
    await settled()
    expect((await find('button', '拖动排序 品牌资讯')).getAttribute('aria-disabled')).toBe('true')
    expect(await find('button', `上移 ${sure(first).channelName}`)).toBeDisabled()
  })

  it('restores the order when the server rejects a move', async () => {
    await openConsole(PAGE)
    await find('button', '拖动排序 品牌资讯')
    const gone = typeOf('用车指南')
    parents().splice(parents().indexOf(gone), 1)
    await press('下移 品牌资讯')
    await seesToast('排序保存失败，已恢复：排序数据不正确')
    await settled()
    expect(names()[0]).toBe('品牌资讯')
  })

  it('names the affected users before unpublishing a column or column type', { tags: ['core'] }, async () => {
    const row = columnOf('新手上路')
    await openConsole(`${PAGE}?channelName=新手上路`)
    await tick('上架状态 新手上路')
    await dialog(new RegExp(`近 7 天有 ${row.viewUserCount.toLocaleString('zh')} 人访问`))
    expect(received(socialChannels.shelveChild)).toEqual([])
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(socialChannels.shelveChild)).toEqual([{ id: row.id, status: shelfStatus.down }])
    await act('用车指南', '下架')
    await dialog(/其下栏目将一并隐藏/)
    await agree('下架')
    await until(() =>
      expect(bodies(socialChannels.shelveParent)).toEqual([{ id: typeOf('用车指南').id, status: shelfStatus.down }]),
    )
    await settled()
    await act('新手上路', '上架')
    await until(() => expect(row.status).toBe(shelfStatus.up))
    expect(bodies(socialChannels.shelveChild).at(-1)).toEqual({ id: row.id, status: shelfStatus.up })
  })

  it('filters unvisited and outdated columns with one click', async () => {
    await openConsole(PAGE)
    await find('button', '拖动排序 品牌资讯')
    await press('近 7 天无访问')
    await until(() => expect(bodies(socialChannels.listManaged).at(-1)).toMatchObject({ unvisitedFlag: '1' }))
    await settled()
    const none = children().filter(({ viewUserCount }) => viewUserCount === 0)
    expect(names().filter((name) => none.some(({ channelName }) => channelName === name)).length).toBeGreaterThan(2)
    expect(names()).not.toContain('新车速递')
    await press('近 7 天无访问')
    await press('近 30 天未更新')
    await until(() => expect(bodies(socialChannels.listManaged).at(-1)).toMatchObject({ staleFlag: '1' }))
    expect(bodies(socialChannels.listManaged).at(-1)).not.toHaveProperty('unvisitedFlag')
  })

  it('searches both levels and links to the detail pages', async () => {
    await openConsole(PAGE)
    await fill('频道名称', '新车')
    await hands.keyboard('{Enter}')
    await until(() => expect(names()).toEqual(['品牌资讯', '新车速递']))
    expect(rowOf('品牌资讯').querySelector('a')?.getAttribute('href')).toBe(
      `/star-management/columnTypeDetail?id=${typeOf('品牌资讯').id}`,
    )
    expect(rowOf('新车速递').querySelector('a')?.getAttribute('href')).toBe(
      `/star-management/columnDetail?id=${columnOf('新车速递').id}`,
    )
    await act('新车速递', 'H5链接与二维码')
    await dialog(/h5\.example\.com\/channel/)
    expect(bodies(socialChannels.getChannelHtmlUrl)).toEqual([{ channelId: columnOf('新车速递').id }])
  })

  it('offers no link for an unpublished channel', async () => {
    await openConsole(`${PAGE}?channelName=官方公告`)
    await until(() => expect(names()).toEqual(['官方公告']))
    await settled()
    expect(all('button', /^(H5链接与二维码|更多) 官方公告/)).toEqual([])
    await find('button', '查看 官方公告')
    await find('button', '上架 官方公告')
  })

  it('is read-only for a sales area that has all its buttons', async () => {
    const page = sure(menuRows.find(({ path }) => path === PAGE))
    const given = grants.get(sure(org.roles.find(({ roleCode }) => roleCode === 'AREA_MANAGER')).id)
    for (const row of menuRows)
      if ([page.id, page.parentId].includes(row.id) || row.parentId === page.id) sure(given).add(row.id)
    await openConsole(PAGE, { as: 'area_hd' })
    await find('button', '查看 品牌动态')
    await settled()
    expect(rowOf('品牌动态')).toHaveTextContent('已上架')
    expect(hasButton(/^(拖动排序|上移|下移|上架|下架|新增栏目)/)).toBe(false)
    expect(all('[role=switch]', /./)).toEqual([])
    await act('品牌动态', 'H5链接与二维码')
    await dialog(/h5\.example\.com\/channel/)
  })

  it('rejects the requests of a user without the page', async () => {
    await openConsole('/home', { as: 'market01' })
    await expect(socialChannels.listManaged({ pageNo: 1, pageSize: 20 })).rejects.toThrow()
    await expect(socialChannels.sortParent({ items: [{ id: typeOf('品牌资讯').id, sort: 99 }] })).rejects.toThrow()
    expect(channelView(typeOf('品牌资讯')).sort).toBe(10)
  })
})
