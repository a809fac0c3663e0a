// @module-tag content
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import * as qaa from '@/api/content/qaa'
import * as socialChannels from '@/api/content/socialChannels'
import { qaaCategory } from '@/entities/content/qaa'
import { shelfStatus } from '@/entities/content/shared'
import { qaaRows } from '../../mocks/content/rules/qaa'
import {
  act,
  agree,
  all,
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

const LIST = '/star-management/faqs'
const DETAIL = '/star-management/faqsDetail'
const page = () => sure(document.querySelector('main'))
const named = (title: string) => sure(qaaRows().find((row) => row.title === title))

beforeEach(() => {
  // jsdom has no layout. The editor only needs the range to scroll.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList // an empty list
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})

describe('FAQ list', () => {
  it('filters by category and moves a question to the front', async () => {
    await openConsole(`${LIST}?title=充电`)
    await until(() => expect(page().querySelector('mark')).toHaveTextContent('充电'))
    await press('重置')
    await until(() => expect(all('nav button', /^购车/).length).toBe(1))
    await hands.click(sure(all('nav button', /^购车/)[0]))
    await until(() => expect(bodies(qaa.list).at(-1)).toMatchObject({ category: '1' }))
    await act('定金可以退吗', '移至最前')
    await seesToast('顺序已保存')
    expect(bodies(qaa.move)).toEqual([{ id: named('定金可以退吗').id, moveType: 3 }])
    expect(document.querySelector('[title*="请按以下步骤操作"]')).not.toBeNull()
  })

  it('filters questions in need of improvement with one click', async () => {
    await openConsole(LIST)
    await press('待优化')
    await until(() => expect(bodies(qaa.list).at(-1)).toMatchObject({ usefulRateMax: 59.9 }))
    await until(() => expect(page().querySelectorAll('.faq-poor').length).toBeGreaterThan(0))
  })

  it('marks at most ten questions as popular', async () => {
    const row = sure(qaaRows().find(({ status, hotFlag }) => status === shelfStatus.up && hotFlag === 0))
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`)
    await act(row.title, '设为热门')
    await seesToast('已设为热门')
    expect(bodies(qaa.update)).toEqual([{ id: row.id, hotFlag: 1 }])
    const others = qaaRows().filter(({ status }) => status === shelfStatus.up)
    for (const [at, one] of others.entries()) one.hotFlag = at < 10 ? 1 : 0
    await expect(qaa.update({ id: sure(others[12]).id, hotFlag: 1 })).rejects.toThrow('热门问题最多10个')
  })

  it('unpublishes after confirmation and changes the category in bulk', async () => {
    const row = named('如何预约试驾')
    await openConsole(`${LIST}?title=如何预约试驾`)
    await tick('上架状态 如何预约试驾')
    await dialog(/下架后用户端立即停止展示/)
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(qaa.shelve)).toEqual([{ id: row.id, status: shelfStatus.down }])
    await hands.click(await find('input[type=checkbox]', '选择「如何预约试驾」'))
    await press('更改分类')
    await choose('分类', '其他', '.ant-modal')
    await agree('更改分类')
    await until(() => expect(bodies(qaa.update)).toEqual([{ id: row.id, category: qaaCategory.other }]))
  })
})

describe('FAQ editor', () => {
  it('validates, saves and publishes a new question', async () => {
    await openConsole(DETAIL)
    await fill('问题', '积分怎么获得呢。')
    await choose('分类', '积分商城')
    await press(/^保\s?存$/)
    await sees('问题末尾不要加句号')
    await fill('问题', '积分怎么获得')
    await until(() => expect(page()).toHaveTextContent('相似问题'))
    await fill('问题', '积分怎么获得呢')
    fireEvent.paste(await screen.findByLabelText('答案', { selector: '[role=textbox]' }), {
      clipboardData: {
        getData: (type: string) => (type === 'text/html' ? '<p>每天签到、分享内容和参加活动都可以获得积分。</p>' : ''),
        files: [],
        types: ['text/html'],
        items: [],
      },
    })
    await press('保存并上架')
    await seesToast('已保存并上架')
    const made = named('积分怎么获得呢')
    expect(bodies(qaa.create)).toEqual([
      expect.objectContaining({ title: '积分怎么获得呢', category: qaaCategory.shop, hotFlag: 0 }),
    ])
    expect(bodies(qaa.shelve)).toEqual([{ id: made.id, status: shelfStatus.up }])
    await until(() => expect(new URLSearchParams(location.search).get('id')).toBe(made.id))
  })

  it('shows the reader feedback and the mobile web link', async () => {
    const row = named('如何预约试驾')
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('读者反馈')
    expect(
      page().querySelectorAll('.faq-votes + p + *  tbody tr, tbody tr.ant-table-row').length,
    ).toBeGreaterThanOrEqual(7)
    await press('H5链接与二维码')
    await until(() => expect(document.body).toHaveTextContent(`h5.example.com/faq/${row.id}`))
    expect(bodies(socialChannels.getHtmlUrl)).toEqual([{ contentType: 'qaa', id: row.id }])
  })

  it('sends only the changed fields with the last update time', { tags: ['core'] }, async () => {
    const row = named('定金可以退吗')
    const before = row.updateTime
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await box('问题')
    await fill('问题', '定金可以退吗，多久到账')
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(qaa.update)).toEqual([{ id: row.id, title: '定金可以退吗，多久到账', updateTime: before }])
    expect(received(qaa.shelve)).toEqual([])
  })
})
