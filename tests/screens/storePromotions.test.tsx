// @module-tag voice
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as stores from '@/api/voice/stores'
import { promoOffBy, promoStatus } from '@/entities/voice/storePromotion'
import { formatTime } from '@/lib/time'
import { org } from '../../mocks/system/rules/store'
import { promotions } from '../../mocks/voice/rules/storePromotions'
import { stores as storeRows } from '../../mocks/voice/rules/stores'
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
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const PAGE = '/storeManagement/storePromotion'
const DAY = 86_400_000
const own = () => sure(org.users.find(({ username }) => username === 'market01')).dealerCode
const dayFrom = (days: number) => `${formatTime(Date.now() + days * DAY, 'YYYY-MM-DD')} 09:00:00`
const put = (status: number, offBy: number | '' = '') => {
  const [row, ...others] = promotions()
  for (const other of others) if (other.dealerCode === own()) other.status = promoStatus.draft
  const ends = status === promoStatus.over ? -1 : 9
  const startTime = dayFrom(status === promoStatus.waiting ? 2 : -2)
  return Object.assign(sure(row), {
    ...{
      title: '春季到店赏车礼',
      dealerCode: own(),
      status,
      offBy,
      offReason: offBy === promoOffBy.headquarters ? '标题不合规' : '',
    },
    ...{ startTime, endTime: dayFrom(ends) },
  })
}
const alone = (as?: string, more = '&status=') =>
  openConsole(`${PAGE}?title=${encodeURIComponent('春季到店赏车礼')}${more}`, { as })
const setTime = async (label: string, text: string) => {
  const input = await find('input', label)
  await hands.click(input)
  fireEvent.change(input, { target: { value: text.slice(0, 16) } })
  await hands.keyboard('{Enter}')
}
const offered = async (name: string) => {
  await find('button', `详情 ${name}`)
  const more = all('button', `更多 ${name}`)[0]
  if (more) await hands.click(more)
  return [
    ...all('button', new RegExp(` ${name}$`)).map((one) => sure((one.getAttribute('aria-label') ?? '').split(' ')[0])),
    ...all('[role=menuitem]', /./).map(({ textContent }) => textContent),
  ].filter((one) => one !== '更多')
}

describe('store promotions', () => {
  it('are edited and published by their dealer', { tags: ['core'] }, async () => {
    const row = put(promoStatus.draft)
    const { updateTime } = row
    await openConsole(`${PAGE}?mode=edit&record=${row.id}`, { as: 'market01' })
    await fill('推广标题', '春季到店赏车礼二期', '.ant-drawer')
    await press('发布')
    await seesToast('推广已发布')
    expect(bodies(stores.savePromotion)).toEqual([{ id: row.id, title: '春季到店赏车礼二期', updateTime }])
    expect(bodies(stores.setPromotionStatus)).toEqual([{ id: row.id, status: promoStatus.shown }])
    expect(row.status).toBe(promoStatus.shown)
  })

  it('are saved as an incomplete draft', async () => {
    await openConsole(`${PAGE}?mode=new`, { as: 'market01' })
    await press('存草稿')
    await sees('请输入推广标题')
    await fill('推广标题', '老友推荐购车礼', '.ant-drawer')
    await press('存草稿')
    await seesToast('推广已保存')
    expect(bodies(stores.savePromotion)).toMatchObject([{ title: '老友推荐购车礼', allSeriesFlag: 0, clueFlag: 1 }])
    expect(sure(promotions()[0])).toMatchObject({ dealerCode: own(), status: promoStatus.draft })
  })

  it('require an end after the start, in the future and within 90 days', async () => {
    const row = put(promoStatus.draft)
    await openConsole(`${PAGE}?mode=edit&record=${row.id}`, { as: 'market01' })
    await setTime('结束时间', dayFrom(-4))
    await press('发布')
    await sees('结束时间须晚于开始时间')
    await setTime('结束时间', dayFrom(-1))
    await press('发布')
    await sees('结束时间已过')
    await setTime('结束时间', dayFrom(120))
    await press('发布')
    await sees('推广时间不能超过 90 天')
    expect(received(stores.savePromotion)).toEqual([])
  })

  it('require a series unless they apply to all', async () => {
    const row = put(promoStatus.draft)
    Object.assign(row, { allSeriesFlag: 0, seriesCodes: [] })
    await openConsole(`${PAGE}?mode=edit&record=${row.id}`, { as: 'market01' })
    await press('发布')
    await sees('请选择适用车系')
    await tick('全系')
    await press('发布')
    await seesToast('推广已发布')
    expect(bodies(stores.savePromotion)).toMatchObject([{ allSeriesFlag: 1 }])
  })

  it('warn of words forbidden by advertising law', async () => {
    const row = put(promoStatus.draft)
    await openConsole(`${PAGE}?mode=edit&record=${row.id}`, { as: 'market01' })
    await fill('推广标题', '全网最低价购车', '.ant-drawer')
    await sees(/可能违反广告法，请确认：全网最低/)
  })

  it('lock the title but not the hotline once published', async () => {
    const row = put(promoStatus.shown)
    await openConsole(`${PAGE}?mode=edit&record=${row.id}`, { as: 'market01' })
    expect(await box('推广标题', '.ant-drawer')).toBeDisabled()
    expect(hasButton('发布')).toBe(false)
    await fill('咨询电话', '021-66668888', '.ant-drawer')
    await press('保存')
    await seesToast('推广已保存')
    expect(bodies(stores.savePromotion)).toMatchObject([{ id: row.id, contactPhone: '021-66668888' }])
    await expect(stores.savePromotion({ id: row.id, title: '不能改的标题' }, { quiet: true })).rejects.toThrow(
      '状态已变化',
    )
  })

  it('are unpublished and published again by their dealer', async () => {
    const row = put(promoStatus.shown)
    await alone('market01')
    await act(row.title, '下线')
    expect(await dialog(/下线「/)).toHaveTextContent('可重新发布')
    await agree('下线')
    await seesToast('推广已下线')
    await act(row.title, '发布')
    await agree('发布')
    await seesToast('推广已发布')
    expect(bodies(stores.setPromotionStatus)).toEqual([
      { id: row.id, status: promoStatus.down },
      { id: row.id, status: promoStatus.shown },
    ])
  })

  it('wait for their start and are limited to five at a time', async () => {
    const waiting = put(promoStatus.draft)
    waiting.startTime = dayFrom(1)
    const others = promotions().slice(1, 7)
    for (const one of others)
      Object.assign(one, { dealerCode: own(), status: promoStatus.draft, startTime: dayFrom(-1), endTime: dayFrom(5) })
    await openConsole(PAGE, { as: 'market01' })
    const publish = ({ id }: { id: string }) =>
      stores.setPromotionStatus({ id, status: promoStatus.shown }, { quiet: true })
    await publish(waiting)
    expect(waiting.status).toBe(promoStatus.waiting)
    for (const one of others.slice(0, 5)) await publish(one)
    await expect(publish(sure(others[5]))).rejects.toThrow('同时展示的推广最多5个')
  })

  it('can only be viewed and copied once unpublished by headquarters', async () => {
    const row = put(promoStatus.down, promoOffBy.headquarters)
    await alone('market01')
    await sees('总部下线')
    expect(await offered(row.title)).toEqual(['详情', '复制'])
    await act(row.title, '复制')
    expect(await box('推广标题', '.ant-drawer')).toHaveValue(`${row.title} 副本`)
    expect(await box('开始时间', '.ant-drawer')).toHaveValue('')
    await expect(stores.setPromotionStatus({ id: row.id, status: promoStatus.shown }, { quiet: true })).rejects.toThrow(
      '状态已变化',
    )
  })

  it('are reported as invisible while their store is hidden', async () => {
    sure(storeRows().find(({ dealerCode }) => dealerCode === own())).showFlag = 0
    put(promoStatus.shown)
    await openConsole(PAGE, { as: 'market01' })
    await sees('门店未在用户端展示，推广暂不可见')
  })

  it('are refused to another dealer', async () => {
    const other = sure(promotions().find(({ dealerCode }) => dealerCode !== own()))
    await openConsole(PAGE, { as: 'market01' })
    await expect(stores.getPromotion({ id: other.id }, { quiet: true })).rejects.toThrow('无权查看')
  })
})

describe('store promotions at headquarters', () => {
  it('are unpublished with a reason of at least five characters', { tags: ['core'] }, async () => {
    const row = put(promoStatus.shown)
    await alone()
    await act(row.title, '下线')
    const question = await dialog(/下线「/)
    expect(question).toHaveTextContent('门店会看到原因')
    await fill('下线原因', '违规', '[role=dialog]')
    await press('下线')
    await sees('长度须为 5-100 个字符')
    await fill('下线原因', '优惠内容与政策不符', '[role=dialog]')
    await agree('下线')
    await seesToast('推广已下线')
    expect(bodies(stores.setPromotionStatus)).toEqual([
      { id: row.id, status: promoStatus.down, reason: '优惠内容与政策不符' },
    ])
    expect(row.offBy).toBe(promoOffBy.headquarters)
  })

  it('are unpublished in bulk with one reason', async () => {
    await openConsole(`${PAGE}?status=${promoStatus.shown}&size=10`)
    const rows = all('.data-row input[type=checkbox]', /./).slice(0, 2)
    for (const one of rows) await hands.click(one)
    await press('下线')
    await fill('下线原因', '优惠内容与政策不符', '[role=dialog]')
    await agree('下线')
    await sent(stores.setPromotionStatus, 2)
    expect(bodies(stores.setPromotionStatus)).toMatchObject([
      { status: promoStatus.down, reason: '优惠内容与政策不符' },
      { status: promoStatus.down, reason: '优惠内容与政策不符' },
    ])
  })

  it('exclude ended ones by default and are counted by state', async () => {
    await openConsole(PAGE)
    await sent(stores.listPromotions)
    expect(queries(stores.listPromotions)[0]).toMatchObject({ sortField: 'updateTime' })
    const over = promotions().filter(({ status }) => status === promoStatus.over).length
    const live = promotions().length - over
    await until(() => expect(document.querySelector('.list-card')).toHaveAttribute('aria-label', `共 ${live} 条`))
    await sees(`未结束 ${live}`)
    await hands.click(await find('.ant-segmented-item', `已结束 ${over}`))
    await until(() => expect(queries(stores.listPromotions).at(-1)).toMatchObject({ status: String(promoStatus.over) }))
  })

  it('are created for a chosen store', async () => {
    await openConsole(`${PAGE}?mode=new`)
    await sees(/总部代操作/)
    await choose('门店', /D00002/, '.ant-drawer')
    await fill('推广标题', '总部代发的试驾礼', '.ant-drawer')
    await press('存草稿')
    await seesToast('推广已保存')
    expect(bodies(stores.savePromotion)).toMatchObject([{ dealerCode: 'D00002', title: '总部代发的试驾礼' }])
  })

  it('show daily figures that add up to the total', async () => {
    const row = sure(promotions().find(({ views, status }) => views.length > 2 && status === promoStatus.shown))
    await openConsole(`${PAGE}?mode=detail&record=${row.id}`)
    await sees('每日数据')
    const detail = await stores.getPromotion({ id: row.id })
    expect(detail.trend.reduce((sum, { viewCount }) => sum + viewCount, 0)).toBe(detail.viewCount)
    expect(document.querySelector('.link-card')).toHaveTextContent(row.id)
  })

  it('are filtered by title, state, area, dealer, series and start', async () => {
    await openConsole(
      `${PAGE}?status=2&title=x&promoType=1,2&region=华东&dealerCode=D00001&seriesCodes=QM_Q5&clueFlag=1&startTime=2026-01-01~2026-12-31`,
    )
    await sent(stores.listPromotions)
    expect(queries(stores.listPromotions)[0]).toMatchObject({
      title: 'x',
      status: '2',
      areaName: '华东',
      dealerCode: 'D00001',
      seriesCodes: 'QM_Q5',
      clueFlag: '1',
      startTimeStart: '2026-01-01 00:00:00',
    })
  })

  it('are shown as cards', async () => {
    await openConsole(`${PAGE}?view=cards`)
    await until(() => expect(document.querySelectorAll('.promo-card').length).toBeGreaterThan(5))
  })
})
