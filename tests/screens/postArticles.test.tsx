// @module-tag community
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import * as dynamics from '@/api/community/dynamics'
import * as interactions from '@/api/community/interactions'
import { dynamicFlag, dynamicStatus } from '@/entities/community/dynamic'
import { dynamicType, userType } from '@/entities/community/shared'
import { people } from '../../mocks/community/rules/people'
import { posts } from '../../mocks/community/rules/posts'
import {
  act,
  agree,
  anyText,
  bodies,
  choose,
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
import { control, openConsole, received } from '../harness'

const LIST = '/dynamic-management/dynamicArticle'
const main = () => sure(document.querySelector('main'))
const lastOf = (call: Parameters<typeof bodies>[0]) => bodies(call).at(-1)
type Row = ReturnType<typeof posts>['dynamics'][number]
const TEXT = '开了一年，里程表上多了两万公里，也多了不少故事，说给各位车友听听。'.repeat(2)
const given = (official: boolean, status: Row['status'], title: string, more: Partial<Row> = {}): Row => {
  const row = posts().dynamics.find(
    (one) =>
      one.dynamicType === dynamicType.article &&
      (one.userType === userType.official) === official &&
      one.images !== TAKEN,
  )
  return Object.assign(sure(row), { status, title, flags: [], offReason: '', images: TAKEN, ...more })
}
const TAKEN: string[] = []
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
const edit = (row: Row) => openConsole(`${LIST}?title=${row.title}&mode=edit&record=${row.id}`)

beforeEach(() => {
  // jsdom has no layout. The editor only needs the range to scroll.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList // an empty list
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})

describe('article list', () => {
  it('requests only articles and publishes a scheduled one immediately', { tags: ['core'] }, async () => {
    const own = given(true, dynamicStatus.scheduled, '一起检查的定时文章', { publishTime: '2099-01-01 08:00:00' })
    await openConsole(`${LIST}?title=一起检查`)
    await find('button', /^立即发布 一起检查的定时文章/)
    expect(lastOf(dynamics.list)).toMatchObject({
      dynamicType: dynamicType.article,
      title: '一起检查',
      sortField: 'updateTime',
    })
    await act(own.title, '立即发布')
    expect(await dialog(/立即发布「/)).toHaveTextContent('原定于 2099-01-01 08:00 发布')
    await agree('立即发布')
    await seesToast('已发布')
    expect(lastOf(dynamics.update)).toEqual({
      id: own.id,
      dynamicType: dynamicType.article,
      publishType: 1,
      publishTime: anyText(),
    })
    expect(own.status).toBe(dynamicStatus.up)
  })

  it('turns scheduled articles into drafts and features user articles', async () => {
    const other = given(true, dynamicStatus.scheduled, '一起检查的另一篇', { publishTime: '2099-01-01 08:00:00' })
    const foreign = given(false, dynamicStatus.up, '一起检查的车主文章')
    await openConsole(`${LIST}?title=一起检查`)
    await act(other.title, '转为草稿')
    await seesToast('已转为草稿')
    expect(lastOf(dynamics.update)).toEqual({ id: other.id, dynamicType: dynamicType.article, publishType: 0 })
    expect(other.status).toBe(dynamicStatus.draft)
    await settled()
    expect(hasButton(`编辑 ${foreign.title}`)).toBe(false)
    await act(foreign.title, '加精')
    await until(async () => expect(await dialog(/加精？/)).toHaveTextContent(/加精将奖励作者 \d+ 积分/))
    await agree('加精')
    await seesToast('已标记')
    expect(lastOf(dynamics.setQuality)).toEqual({ id: foreign.id, flag: 1 })
    expect(foreign.flags).toEqual([dynamicFlag.quality])
  })
})

describe('article editor', () => {
  it('saves an incomplete new article as a draft and stays open', async () => {
    const official = sure(people().find((one) => one.userType === userType.official))
    await openConsole(`${LIST}?title=没有这一篇`)
    await press('写文章')
    await fill('标题', '新能源自驾指南', '.ant-drawer')
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await sees('请选择官方账号')
    const phone = await find('input', /官方账号/, '.article-settings')
    await hands.type(phone, official.phone)
    await press(`选用 ${official.nickname}`)
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await seesToast('草稿已保存')
    const made = sure(posts().dynamics[0])
    expect(lastOf(dynamics.create)).toMatchObject({
      dynamicType: dynamicType.article,
      title: '新能源自驾指南',
      userId: official.userId,
      commentFlag: 1,
      publishType: 0,
    })
    await until(() => expect(location.search).toContain(`record=${made.id}`))
    await settled()
    await fill('摘要', '出发前看一遍', '.ant-drawer')
    await press('存草稿')
    await until(() => expect(made.summary).toBe('出发前看一遍'))
    expect(lastOf(dynamics.update)).toEqual({
      id: made.id,
      dynamicType: dynamicType.article,
      summary: '出发前看一遍',
      publishType: 0,
      updateTime: anyText(),
    })
    expect(received(dynamics.create)).toHaveLength(1)
  })

  it('validates the text and the time of a scheduled publication', async () => {
    const row = given(true, dynamicStatus.draft, '要发布的草稿', {
      html: '<p>太短</p>',
      content: '太短',
      publishTime: '',
    })
    await edit(row)
    await editor()
    await press('发布')
    await sees('正文不少于 50 字')
    expect(received(dynamics.update)).toEqual([])
    await paste(`<p>${TEXT}</p><p><img src="https://elsewhere.example.com/a.png"></p>`)
    await sees('已移除 1 张外链图片')
    await press('文章设置')
    await tick('定时发布')
    await press('发布')
    await sees('请选择发布时间')
    const later = await find('input', '发布时间', '.article-settings')
    await hands.type(later, '2020-01-01 08:00{Enter}')
    await press('发布')
    await sees('定时发布时间须在 5 分钟之后、30 天之内')
    const at = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await hands.clear(later)
    await hands.type(later, `${at} 12:00{Enter}`)
    await choose('板块', '摄影', '.article-settings')
    await press('发布')
    await seesToast('已保存')
    expect(lastOf(dynamics.update)).toMatchObject({
      id: row.id,
      dynamicType: dynamicType.article,
      publishType: 2,
      publishTime: `${at} 12:00:00`,
    })
    expect(row.status).toBe(dynamicStatus.scheduled)
    expect(row.html).toContain('里程表')
    expect(row.html).not.toContain('<img')
    await until(() => expect(document.querySelector('.rich-text')).toBeNull())
  })

  it('rejects saving while a picture fails to load', async () => {
    const row = given(true, dynamicStatus.up, '已上架的文章')
    await edit(row)
    await editor()
    const picture = await until(() => sure(document.querySelector('.rich-text img[src]')))
    fireEvent.error(picture)
    await fill('标题', '已上架的文章改', '.ant-drawer')
    await press(/^保\s?存$/)
    await sees('第 1 张图片上传失败')
    expect(received(dynamics.update)).toEqual([])
    fireEvent.load(picture)
    await press(/^保\s?存$/)
    await dialog(/更新已上架的/)
  })

  it('asks for confirmation before changing a published article', { tags: ['core'] }, async () => {
    const row = given(true, dynamicStatus.up, '已上架的文章')
    await edit(row)
    await editor()
    await fill('标题', '已上架的文章改', '.ant-drawer')
    await press(/^保\s?存$/)
    expect(await dialog(/更新已上架的/)).toHaveTextContent('原正文保留在操作日志中')
    await agree(/^保\s?存$/)
    await seesToast('已保存')
    expect(bodies(dynamics.update)).toEqual([
      { id: row.id, dynamicType: dynamicType.article, title: '已上架的文章改', updateTime: anyText() },
    ])
    expect(row.title).toBe('已上架的文章改')
  })

  it('reports that the draft is kept offline when the network fails', async () => {
    const row = given(true, dynamicStatus.draft, '离线时写的草稿')
    await edit(row)
    await editor()
    control.inject({ path: dynamics.update.path, method: dynamics.update.method, kind: 'reset', times: 1 })
    await fill('标题', '离线时写的草稿二', '.ant-drawer')
    await press('存草稿')
    await sees(/已离线保存/)
    await press('存草稿')
    await seesToast('草稿已保存')
    await until(() => expect(screen.queryByText(/已离线保存/)).toBeNull())
    expect(row.title).toBe('离线时写的草稿二')
    await settled()
    const reads = received(dynamics.get).length
    await fill('标题', '离线时写的草稿三', '.ant-drawer')
    await press('存草稿')
    await until(() => expect(row.title).toBe('离线时写的草稿三'))
    await settled()
    expect(received(dynamics.get)).toHaveLength(reads + 1)
  })

  it('refuses to edit the article of a user', async () => {
    const row = given(false, dynamicStatus.up, '车主写的文章')
    await edit(row)
    await sees(/仅可编辑官方账号的文章/)
    expect(document.querySelector('.rich-text')).toBeNull()
    expect(received(interactions.listComments)).toEqual([])
    expect(main()).toHaveTextContent('车主写的文章')
  })
})
