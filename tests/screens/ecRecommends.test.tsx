// @module-tag content
import { describe, expect, it, vi } from 'vitest'
import * as hotContent from '@/api/content/hotContent'
import { ecBlock } from '@/entities/content/ecRecommend'
import { recContent, showPhase } from '@/entities/content/shared'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime, toMillis } from '@/lib/time'
import { cardRows } from '../../mocks/content/calls/ecRecommends'
import type { CardRow } from '../../mocks/content/data/recommends'
import { phaseOf } from '../../mocks/content/rules/ads'
import { contentsOf, isAlive } from '../../mocks/content/rules/recommended'
import {
  act,
  agree,
  all,
  bodies,
  dialog,
  fill,
  find,
  hands,
  press,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const PAGE = '/hot-management/new-recommended'
const now = () => control.now()
const isOn = ({ status }: CardRow) => status === enableStatus.enabled
const inBlock = (block: number) =>
  cardRows()
    .filter(({ blockCode }) => blockCode === block)
    .toSorted((a, b) => a.sort - b.sort)
const one = (fits: (row: CardRow) => boolean, title = '测试卡片') =>
  Object.assign(sure(cardRows().find(fits)), { title })
const tiles = () => all('.card-tile', /./)
const blocks = () => all('.card-block h3', /./).map(({ textContent }) => textContent)

describe('recommendation board of the new home page', () => {
  it('marks a block without running cards as hidden in the phone preview', async () => {
    await openConsole(PAGE)
    await until(() => expect(tiles()).toHaveLength(75))
    expect(blocks()).toEqual(['为你推荐', '今日头条', '车主故事', '用车锦囊', '好物推荐'])
    await sees(/今日头条 \d\/5/)
    const phone = all('.ec-block', /./)
    expect(phone).toHaveLength(5)
    await until(() => expect(sure(phone[3])).toHaveTextContent('用户端不展示'))
    expect(sure(phone[0])).not.toHaveTextContent('用户端不展示')
    const asked = bodies(hotContent.listRecommends).map((body) => Reflect.get(sure(body as object | null), 'blockCode')) // a JSON body
    expect(new Set(asked)).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('reorders cards with one request for each changed card', async () => {
    const [first, second] = inBlock(ecBlock.headlines)
    Object.assign(sure(first), { title: '第一张' })
    await openConsole(`${PAGE}?blockCode=2`)
    await until(() => expect(tiles()).toHaveLength(10))
    expect(blocks()).toEqual(['今日头条'])
    await press('下移 第一张')
    await seesToast('顺序已保存')
    expect(bodies(hotContent.updateRecommend)).toEqual([
      { id: sure(second).id, sort: 10 },
      { id: sure(first).id, sort: 20 },
    ])
    expect(inBlock(ecBlock.headlines)[1]).toBe(first)
  })

  it('reloads the block when saving the order fails midway', async () => {
    const [first, second] = inBlock(ecBlock.headlines)
    Object.assign(sure(first), { title: '第一张' })
    await openConsole(`${PAGE}?blockCode=2`)
    await until(() => expect(tiles()).toHaveLength(10))
    control.inject({
      path: hotContent.updateRecommend.path,
      kind: 'code',
      code: 500,
      message: '服务繁忙',
      after: 1,
      times: 1,
    })
    const before = received(hotContent.listRecommends).length
    await press('下移 第一张')
    await until(() => expect(toasts().join()).toContain('排序保存失败，已恢复：服务繁忙'))
    await until(() => expect(received(hotContent.listRecommends).length).toBeGreaterThan(before))
    expect(sure(second).sort).toBe(10)
    expect(sure(first).sort).toBe(10)
  })

  it('disables reordering while a filter is active', async () => {
    await openConsole(`${PAGE}?blockCode=2&status=1`)
    await sees('清空筛选并按排序值排列后可拖动')
    for (const handle of all('button', /^拖动排序/)) expect(handle).toBeDisabled()
  })

  it('enables a card only before its end time and below the limit of its block', async () => {
    const row = one(
      (card) =>
        card.blockCode === ecBlock.forYou && !isOn(card) && phaseOf(card, now()) === showPhase.running && isAlive(card),
    )
    await openConsole(`${PAGE}?title=测试卡片`)
    await act(row.title, '启用')
    await seesToast('已启用')
    expect(bodies(hotContent.updateRecommend)).toEqual([{ id: row.id, status: enableStatus.enabled }])
    await settled()
    await act(row.title, '停用')
    await dialog(/停用后用户端立即停止展示/)
    await agree('停用')
    await seesToast('已停用')
    expect(row.status).toBe(enableStatus.disabled)
    const over = sure(cardRows().find((card) => !isOn(card) && phaseOf(card, now()) === showPhase.ended))
    await expect(hotContent.updateRecommend({ id: over.id, status: enableStatus.enabled })).rejects.toThrow(
      '结束时间已过',
    )
    const { startTime, endTime } = sure(
      inBlock(2).find((card) => isOn(card) && phaseOf(card, now()) === showPhase.running),
    )
    for (const [place, card] of inBlock(2).entries())
      Object.assign(card, { startTime, endTime, contentType: recContent.web, contentId: `https://a.cn/${place}` })
    for (const [place, card] of inBlock(2).entries()) card.status = place < 5 ? 1 : 0
    await expect(
      hotContent.updateRecommend({ id: sure(inBlock(2)[7]).id, status: enableStatus.enabled }),
    ).rejects.toThrow('「今日头条」同一时段最多展示5个')
  })

  it('requires a new picture when a card moves to a block of another size', async () => {
    const row = one((card) => card.blockCode === ecBlock.stories && card.contentType === recContent.news && !isOn(card))
    await openConsole(`${PAGE}?title=测试卡片`)
    await act(row.title, '移至其他板块')
    const window = await dialog(/测试卡片/)
    expect(all('label', '好物推荐', window)).toEqual([])
    await tick('今日头条')
    await sees(/板块图片尺寸不同/)
    await agree(/^保\s?存$/)
    await sees(/请(选择|上传|填写|输入)卡片图/)
    expect(received(hotContent.updateRecommend)).toEqual([])
    await expect(hotContent.updateRecommend({ id: row.id, blockCode: ecBlock.goods })).rejects.toThrow(
      '该板块不支持此内容类型',
    )
  })

  it('adds several disabled cards at once and retries the failed ones', async () => {
    await openConsole(`${PAGE}?blockCode=5`)
    await until(() => expect(tiles()).toHaveLength(14))
    const taken = new Set(inBlock(5).map(({ contentId }) => contentId))
    const [first, second] = contentsOf(recContent.goods).filter(({ id, up }) => up && !taken.has(id))
    await press('批量添加 好物推荐')
    for (const content of [first, second]) {
      await fill('搜索标题或编号', sure(content).id, '.ant-modal')
      await hands.keyboard('{Enter}')
      await hands.click(await find('.targets input', new RegExp(sure(content).id)))
    }
    control.inject({
      path: hotContent.createRecommend.path,
      kind: 'code',
      code: 500,
      message: '服务繁忙',
      after: 1,
      times: 1,
    })
    await press(/^添加 2 项$/)
    await sees('成功 1 张，失败 1 张')
    await sees(/服务繁忙/)
    await press('重试失败的卡片')
    await sees('成功 1 张，失败 0 张')
    const made = bodies(hotContent.createRecommend)
    expect(made).toHaveLength(3)
    expect(made[0]).toMatchObject({
      blockCode: ecBlock.goods,
      contentType: recContent.goods,
      contentId: sure(first).id,
      title: sure(first).title,
      status: enableStatus.disabled,
    })
    const { startTime, endTime } = made[0] as CardRow // as it was sent
    expect(sure(toMillis(endTime)) - sure(toMillis(startTime))).toBe(30 * 86_400_000)
    expect(inBlock(5)).toHaveLength(16)
  })

  it('rejects a bulk addition whose cover does not fit the block', async () => {
    await openConsole(`${PAGE}?blockCode=5`)
    await until(() => expect(tiles()).toHaveLength(14))
    const taken = new Set(inBlock(5).map(({ contentId }) => contentId))
    const content = sure(contentsOf(recContent.goods).find(({ id, up, cover }) => up && cover && !taken.has(id)))
    Object.assign(Image.prototype, { decode: () => Promise.resolve() })
    vi.spyOn(Image.prototype, 'naturalWidth', 'get').mockReturnValue(800)
    vi.spyOn(Image.prototype, 'naturalHeight', 'get').mockReturnValue(600)
    await press('批量添加 好物推荐')
    await fill('搜索标题或编号', content.id, '.ant-modal')
    await hands.keyboard('{Enter}')
    await hands.click(await find('.targets input', new RegExp(content.id)))
    await press(/^添加 1 项$/)
    await sees('成功 0 张，失败 1 张')
    await sees(/图片须为 335×335，当前 800×600/)
    expect(received(hotContent.createRecommend)).toEqual([])
    Reflect.deleteProperty(Image.prototype, 'decode')
  })

  it('extends several cards by a number of days', { tags: ['core'] }, async () => {
    const [first, second] = inBlock(3)
    Object.assign(sure(first), { title: '第一张' })
    Object.assign(sure(second), { title: '第二张' })
    const ends = [first, second].map((card) => sure(card).endTime)
    await openConsole(`${PAGE}?blockCode=3`)
    await tick('选择「第一张」')
    await tick('选择「第二张」')
    await hands.click(sure(all('.bulk-bar button', '延期')[0]))
    await fill('延期天数', '7', '.ant-modal')
    await agree('延期')
    await sent(hotContent.updateRecommend, 2)
    expect(bodies(hotContent.updateRecommend)).toEqual(
      [first, second].map((card, at) =>
        expect.objectContaining({
          id: sure(card).id,
          endTime: formatTime(sure(toMillis(ends[at])) + 7 * 86_400_000),
        }),
      ),
    )
  })

  it('sends only the changed fields and asks before overwriting a change by somebody else', async () => {
    const row = one((card) => card.blockCode === ecBlock.forYou && !isOn(card))
    await openConsole(`${PAGE}?title=测试卡片`)
    await act(row.title, '编辑')
    await fill('副标题', '新的副标题', '.ant-drawer')
    Object.assign(row, { updateTime: formatTime(now()), updateBy: '王芳' })
    await press(/^保\s?存$/)
    await dialog(/王芳/)
    await press('仍然覆盖')
    await seesToast('已保存')
    expect(bodies(hotContent.updateRecommend).at(-1)).toMatchObject({
      id: row.id,
      subTitle: '新的副标题',
      force: true,
    })
    expect(bodies(hotContent.updateRecommend).at(-1)).not.toHaveProperty('title')
    expect(row.subTitle).toBe('新的副标题')
  })

  it('deletes only disabled cards in the table view', async () => {
    const row = one((card) => card.blockCode === ecBlock.forYou && !isOn(card))
    await openConsole(`${PAGE}?view=table&blockCode=1&title=测试卡片`)
    await act(row.title, '删除')
    await dialog(/确定删除「测试卡片」/)
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(hotContent.removeRecommend)).toEqual([{ id: row.id }])
    await expect(hotContent.removeRecommend({ id: sure(cardRows().find(isOn)).id })).rejects.toThrow('请先停用再删除')
  })
})
