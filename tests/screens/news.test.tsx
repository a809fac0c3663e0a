// @module-tag content
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as interactions from '@/api/community/interactions'
import * as news from '@/api/content/news'
import { newsSource, newsStatus } from '@/entities/content/news'
import { formatTime } from '@/lib/time'
import type { NewsRow } from '../../mocks/content/data/news'
import { videoFiles } from '../../mocks/marketing/data/videoFiles'
import { children, newsRows, parents } from '../../mocks/content/rules/channels'
import {
  act,
  agree,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  press,
  sees,
  seesToast,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const LIST = '/star-management/information'
const DETAIL = '/star-management/informationDetail'
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const page = () => sure(document.querySelector('main'))
const given = (status: NewsRow['status'], title: string, more: Partial<NewsRow> = {}): NewsRow =>
  Object.assign(sure(newsRows().find((row) => row.status === status)), { title, ...more })
const editor = () => screen.findByLabelText('正文', { selector: '[role=textbox]' })
const paste = async (html: string) =>
  fireEvent.paste(await editor(), {
    clipboardData: {
      getData: (type: string) => (type === 'text/html' ? html : ''),
      files: [],
      types: ['text/html'],
      items: [],
    },
  })
const TEXT = '这是一段足够长的正文，用来说明这次活动的时间、地点、报名方式与注意事项。'

beforeEach(() => {
  // jsdom has no layout. The editor only needs the range to scroll.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList // an empty list
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})

describe('news list', () => {
  it('counts its state tabs and filters by a mark with one click', async () => {
    await openConsole(LIST)
    const drafts = newsRows().filter(({ status }) => status === newsStatus.draft).length
    await until(() => expect(page()).toHaveTextContent(`草稿 ${drafts}`))
    await press('置顶')
    await until(() => expect(bodies(news.list).at(-1)).toMatchObject({ topFlag: '1' }))
    await press('我的草稿')
    await until(() => expect(bodies(news.list).at(-1)).toMatchObject({ mine: '1', status: [0] }))
  })

  it('names the placements an item loses before unpublishing it', async () => {
    const row = given(newsStatus.up, '有很多位置的资讯', { topFlag: 1, topEndTime: '', homeFlag: 1, starWebFlag: 0 })
    await openConsole(`${LIST}?title=有很多位置的资讯`)
    await act(row.title, '下架')
    await dialog(/并取消：置顶 \/ App首页推荐/)
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(news.shelve)).toEqual([{ id: row.id, status: newsStatus.down }])
    expect(row).toMatchObject({ status: newsStatus.down, topFlag: 0, homeFlag: 0 })
    await act(row.title, '删除')
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(news.remove)).toEqual([{ id: row.id }])
  })

  it('returns a scheduled item to draft or publishes it at once after confirmation', { tags: ['core'] }, async () => {
    const row = given(newsStatus.scheduled, '定时的资讯一号')
    await openConsole(`${LIST}?title=定时的资讯一号`)
    await act(row.title, '取消定时')
    await seesToast('已转为草稿')
    expect(bodies(news.update)).toEqual([{ id: row.id, publishType: 0 }])
    Object.assign(row, { status: newsStatus.scheduled, publishTime: formatTime(Date.now() + DAY_MS) })
    await press('刷新')
    await act(row.title, '立即上架')
    await dialog(/原定于/)
    await agree('立即上架')
    await seesToast('已上架')
    expect(bodies(news.shelve)).toEqual([{ id: row.id, status: newsStatus.up }])
    expect(row.status).toBe(newsStatus.up)
  })

  it('limits the recommendations on the app home page to ten', async () => {
    const row = given(newsStatus.up, '要推荐的资讯', { homeFlag: 0, starWebFlag: 0, qualityFlag: 0 })
    const others = newsRows().filter((one) => one !== row && one.status === newsStatus.up)
    for (const [at, one] of others.entries()) one.homeFlag = at < 10 ? 1 : 0
    await openConsole(`${LIST}?title=要推荐的资讯`)
    await act(row.title, '推荐到App首页')
    await seesToast('首页推荐已满10篇')
    expect(row.homeFlag).toBe(0)
    await act(row.title, '推荐到小程序首页')
    await seesToast('已设置')
    expect(bodies(news.recommendStarWeb)).toEqual([{ id: row.id, starWebFlag: 1 }])
    await act(row.title, '设为精选')
    await until(() => expect(bodies(news.setQuality)).toEqual([{ id: row.id, qualityFlag: 1 }]))
  })

  it('moves an item to another column', async () => {
    const row = given(newsStatus.up, '要搬家的资讯')
    const target = sure(children().find(({ channelName }) => channelName === '车主故事'))
    await openConsole(`${LIST}?title=要搬家的资讯`)
    await act(row.title, '移至其他栏目')
    await choose('栏目类型', '车生活', '.ant-modal')
    await choose('所属栏目', '车主故事', '.ant-modal')
    await agree(/^确\s?定$/)
    await seesToast('已移至新栏目')
    expect(bodies(news.move)).toEqual([{ id: row.id, channelId: target.id }])
    expect(row.channelId).toBe(target.id)
  })

  it('moves several items to another column at once', async () => {
    const rows = newsRows()
      .filter(({ status }) => status === newsStatus.up)
      .slice(0, 2)
    for (const [at, row] of rows.entries()) row.title = `一起搬家的资讯${at}`
    const target = sure(children().find(({ channelName }) => channelName === '车主故事'))
    await openConsole(`${LIST}?title=一起搬家的资讯`)
    await tick('选择本页全部')
    await press('移至其他栏目')
    await choose('栏目类型', '车生活', '.ant-modal')
    await choose('所属栏目', '车主故事', '.ant-modal')
    await agree(/^确\s?定$/)
    await sees('成功 2 条，失败 0 条')
    expect(bodies(news.update)).toHaveLength(2)
    expect(bodies(news.update)).toEqual(expect.arrayContaining(rows.map(({ id }) => ({ id, channelId: target.id }))))
    expect(rows.map(({ channelId }) => channelId)).toEqual([target.id, target.id])
  })

  it('reorders the items of a column', async () => {
    const column = sure(children().find(({ channelName }) => channelName === '新车速递'))
    const rows = newsRows().filter(({ channelId, status }) => channelId === column.id && status === newsStatus.up)
    for (const [at, row] of rows.entries())
      Object.assign(row, { topFlag: 0, topEndTime: '', sort: (at + 1) * 10, title: `顺序第${at}号` })
    await openConsole(`${LIST}?parentId=${column.parentId}&channelId=${column.id}`)
    await sees('顺序第1号')
    await act('顺序第1号', '上移')
    await seesToast('顺序已保存')
    expect(bodies(news.move)).toEqual([{ id: sure(rows[1]).id, moveType: 1 }])
  })

  it('shows a month calendar and reschedules an item', async () => {
    const time = formatTime(Date.now() + 2 * DAY_MS, 'YYYY-MM-DD 10:00:00')
    const row = given(newsStatus.scheduled, '日历里的资讯', { publishTime: time })
    await openConsole(`${LIST}?view=calendar&month=${time.slice(0, 7)}`)
    const item = (await sees('日历里的资讯')).closest('li')
    await hands.click(sure(item?.querySelector('button')))
    await dialog(/更改「日历里的资讯」的发布时间/)
    await agree(/^保\s?存$/)
    await seesToast('发布时间已更改')
    expect(bodies(news.update)).toEqual([expect.objectContaining({ id: row.id, publishTime: time })])
  })
})

describe('news item', () => {
  it('is saved as a draft with only a title', async () => {
    await openConsole(DETAIL)
    await fill('标题', '一篇还没写完的资讯')
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(news.create)).toEqual([expect.objectContaining({ title: '一篇还没写完的资讯', publishType: 0 })])
    expect(sure(newsRows()[0]).status).toBe(newsStatus.draft)
  })

  it('accepts videos and content cards and is saved without its cover video', async () => {
    const row = given(newsStatus.draft, '视频封面的资讯', { content: `<p>${TEXT}</p>` })
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await editor()
    await tick('视频')
    await press('存草稿')
    await seesToast('保存成功')
    await press('编辑')
    await editor()
    await press('插入视频')
    const file = new File([sure(videoFiles['video-landscape'])], 'a.mp4', { type: 'video/mp4' })
    await hands.upload(sure((await dialog(/插入视频/)).querySelector<HTMLInputElement>('input[type=file]')), file)
    await until(() => expect(document.querySelector('.rich-paper video')).not.toBeNull())
    await press('插入内容卡片')
    const choice = await dialog(/选择/)
    await hands.click(await until(() => sure(choice.querySelector<HTMLElement>('.targets button'))))
    await until(() => expect(document.querySelector('.rich-paper figure')).not.toBeNull())
    await press('存草稿')
    await until(() => expect(bodies(news.update)).toHaveLength(2))
    expect(bodies(news.update)[1]).toMatchObject({
      content: expect.stringMatching(/<video src="[^"]+".*<figure data-card="goods\/\w+">.*<figcaption>/),
    })
  })

  it('takes the comment setting from its column and clears the column on a type change', async () => {
    const column = sure(children().find(({ commentFlag }) => commentFlag === 0))
    const [type, other] = [column.parentId, children().find(({ parentId }) => parentId !== column.parentId)?.parentId]
    const typeName = (id: string | undefined) => sure(parents().find((one) => one.id === id)).channelName
    await openConsole(DETAIL)
    await until(async () => expect(await box('作者')).not.toHaveValue(''))
    await fill('标题', '换了栏目类型的资讯')
    await choose('栏目类型', typeName(type))
    await choose('所属栏目', column.channelName)
    await until(async () => expect(await find('[role=switch]', '允许评论')).not.toBeChecked())
    await choose('栏目类型', typeName(other))
    await press('发布')
    await sees('请选择所属栏目')
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(news.create)).toEqual([expect.objectContaining({ channelId: '', commentFlag: 0 })])
  })

  it('switches to immediate publishing when its scheduled time has passed', async () => {
    const row = given(newsStatus.scheduled, '时间已过的资讯', {
      content: `<p>${TEXT}</p>`,
      publishTime: formatTime(Date.now() + 6 * MINUTE_MS),
    })
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await editor()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * MINUTE_MS)
    await fill('标题', '时间已过的资讯一号')
    await press('立即发布')
    await until(() => expect(document.querySelector('input[type=radio][value="1"]:checked')).not.toBeNull())
    expect(page()).not.toHaveTextContent('定时时间已过')
  })

  it('rejects publishing without a column or less than five minutes ahead', async () => {
    await openConsole(DETAIL)
    await fill('标题', '没有正文的资讯')
    await press('发布')
    await sees('请选择所属栏目')
    expect(received(news.create)).toEqual([])
    const soon = formatTime(Date.now() + 60_000)
    const row = given(newsStatus.draft, '要定时的草稿')
    await expect(news.update({ id: row.id, publishType: 2, publishTime: soon })).rejects.toThrow('定时时间须晚于')
  })

  it('keeps its text and highlights sensitive words rejected by the server', async () => {
    const row = given(newsStatus.draft, '草稿里的资讯', { content: `<p>${TEXT}</p>` })
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await editor()
    await paste('<p>全国最便宜的活动来了。</p>')
    await press('存草稿')
    await sees('内容包含敏感词：最便宜')
    await until(() => expect(document.querySelector('.rich-marked')).toHaveTextContent('最便宜'))
    expect(await editor()).toHaveTextContent('全国最便宜的活动来了')
    expect(row.content).not.toContain('最便宜')
  })

  it('cannot be saved while a pasted picture is not copied', async () => {
    const row = given(newsStatus.draft, '粘贴的资讯', { content: '', author: '' })
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input).includes('mmbiz') ? Promise.reject(new TypeError('refused')) : real(input, init),
    )
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await editor()
    await paste(
      `<p><span id="js_name">汽车观察</span></p><p>${TEXT}</p><p><img src="https://mmbiz.example.com/a.png"></p>`,
    )
    await sees('有 1 张外链图片未转存，请重试或删除')
    await until(async () => expect(await box('作者')).toHaveValue('汽车观察'))
    await press('存草稿')
    await until(() => expect(page().querySelectorAll('.ant-form-item-explain-error').length).toBeGreaterThan(0))
    expect(received(news.update)).toEqual([])
    await press('删除')
    await until(() => expect(page()).not.toHaveTextContent('张外链图片未转存，请重试或删除'))
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(news.update)).toEqual([
      expect.objectContaining({ id: row.id, source: newsSource.weChat, author: '汽车观察', publishType: 0 }),
    ])
  })

  it('asks for confirmation when published and compares conflicting changes', async () => {
    const row = given(newsStatus.up, '已上架的资讯', { content: `<p>${TEXT}</p>` })
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await fill('标题', '已上架的资讯改')
    Object.assign(row, { title: '别人改的标题', updateBy: '周敏', updateTime: '2026-02-02 09:00:00' })
    await press(/^保\s?存$/)
    await dialog(/已上架资讯将立即更新/)
    await agree(/^保\s?存$/)
    const asked = await dialog(/内容已被「周敏」于 2026-02-02 09:00 修改/)
    await until(() => expect(asked.querySelector('del')).not.toBeNull())
    await press('仍然覆盖')
    await seesToast('保存成功')
    expect(bodies(news.update).at(-1)).toMatchObject({ id: row.id, title: '已上架的资讯改', force: true })
  })

  it('shows its figures and leads to all of its comments', async () => {
    const row = given(newsStatus.up, '要复制的资讯')
    await openConsole(`${DETAIL}?id=${row.id}`)
    await until(() => expect(page()).toHaveTextContent('阅读数据'))
    await find('button', 'H5链接与二维码')
    await hands.click(await find('a', '查看评论'))
    await until(() => expect(bodies(interactions.listComments)).toHaveLength(1))
    expect(bodies(interactions.listComments)[0]).toMatchObject({ dynamicId: row.id })
    expect(bodies(interactions.listComments)[0]).not.toHaveProperty('createTimeStart')
  })
})
