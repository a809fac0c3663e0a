import { describe, expect, it, vi } from 'vitest'
import * as shares from '@/api/shares'
import { formatTime } from '@/lib/time'
import { shareCards } from '../../mocks/lib/shareCards'
import { org } from '../../mocks/lib/store'
import { act, all, bodies, box, button, choose, dialog, fill, find, hands, hasButton, press, queries, sees, sent, settled, sure, told, until } from '../hands'
import { openConsole } from '../harness'

vi.setConfig({ testTimeout: 60_000 })

const FORM = '.ant-drawer'
const DAY = 86_400_000
const at = (days: number) => formatTime(Date.now() + days * DAY)
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const offered = (name: string) => all('.row-actions button', new RegExp(`${name}$`)).map((one) => (one.getAttribute('aria-label') ?? '').split(' ')[0])

describe('the share cards', () => {
  const PAGE = '/marketing-management/shareRecord'
  const cardOf = (title: string) => sure(shareCards().find((row) => row.title === title))
  const LIVE = '邀你一起用启明汽车App'
  const NEXT = '国庆自驾，先装启明App'
  const PAST = '夏日用车关怀'

  it('are listed in their own order with what all of them brought', async () => {
    await openConsole(`${PAGE}?status=2,3&platform=0&createTime=2020-01-01~2099-12-31&title=${encodeURIComponent('启明')}`)
    await sent(shares.list)
    expect(queries(shares.list)[0]).toMatchObject({ title: '启明', platform: '0', createTimeStart: '2020-01-01 00:00:00', pageNo: '1', pageSize: '20' })
    expect(queries(shares.list)[0]).not.toHaveProperty('sortField')
    await button(`记录 ${LIVE}`)
    const { logs } = cardOf(LIVE)
    await until(() => expect(document.querySelector('.figures')).toHaveTextContent(`分享次数${logs.length}`))
    expect(document.querySelector('.figures')).toHaveTextContent(`点击次数${logs.reduce((sum, log) => sum + log.clickCount, 0)}`)
  })

  it.each([
    [LIVE, ['记录', '修改', '更多']],
    [NEXT, ['记录', '修改', '更多']],
    [PAST, ['记录', '复制']],
  ])('%s offers what its time allows', async (title, wanted) => {
    await openConsole(`${PAGE}?title=${encodeURIComponent(title)}`)
    await button(`记录 ${title}`)
    expect(offered(title)).toEqual(wanted)
  })

  it('move up and down among those that are not on top, until a filter hides the order', async () => {
    await openConsole(PAGE)
    const second = '车主都在用的用车助手'
    await button(`记录 ${second}`)
    const [top, first] = shareCards().toSorted((a, b) => b.topFlag - a.topFlag || a.sort - b.sort)
    expect(hasButton(`上移 ${sure(top).title}`) || hasButton(`下移 ${sure(top).title}`)).toBe(false)
    expect(hasButton(`上移 ${sure(first).title}`)).toBe(false)
    expect(hasButton(`下移 ${sure(first).title}`)).toBe(true)
    expect(hasButton('下移 老友记：推荐有礼')).toBe(false)
    await press(`上移 ${second}`)
    await told('顺序已调整')
    expect(bodies(shares.move)).toEqual([{ id: cardOf(second).id, direction: 'up' }])
    await until(() => expect(hasButton(`上移 ${second}`)).toBe(false))
    expect(document.querySelector('.row-moved')).toHaveTextContent(second)
    await fill('分享标题', '用车')
    await press('查询')
    await until(() => expect(all('button', `下移 ${second}`)[0]).toHaveAttribute('aria-disabled', 'true'))
    await press(`下移 ${second}`)
    await settled()
    expect(bodies(shares.move)).toHaveLength(1)
    await expect(shares.move({ id: cardOf(second).id, direction: 'up' })).rejects.toThrow('当前状态不允许该操作')
  })

  it('go on top and off it', async () => {
    await openConsole(`${PAGE}?title=${encodeURIComponent(LIVE)}`)
    await act(LIVE, '置顶')
    await told('已置顶')
    await act(LIVE, '取消置顶')
    await told('已取消置顶')
    expect(bodies(shares.top)).toEqual([
      { id: cardOf(LIVE).id, status: 1 },
      { id: cardOf(LIVE).id, status: 0 },
    ])
    await expect(shares.top({ id: cardOf(PAST).id, status: 1 })).rejects.toThrow('当前状态不允许该操作')
  })

  it('end at once after a question, by a revision up to now', async () => {
    await openConsole(`${PAGE}?title=${encodeURIComponent(LIVE)}`)
    const { id, content, cover, shareUrl, platform, startTime } = cardOf(LIVE)
    await act(LIVE, '立即结束')
    await sees(`立即结束「${LIVE}」？`)
    await hands.click(await find('[role=dialog] button', '立即结束'))
    await told('已结束')
    const [body] = bodies(shares.create)
    expect(body).toMatchObject({ id, title: LIVE, content, cover, shareUrl, platform, startTime })
    expect(cardOf(LIVE).endTime <= at(0)).toBe(true)
    await until(() => expect(offered(LIVE)).toEqual(['记录', '复制']))
    await expect(shares.create({ id, title: LIVE, content, cover, shareUrl, platform: 0, startTime, endTime: at(3) })).rejects.toThrow('当前状态不允许该操作')
  })

  it('are copied into a new card, which must lead to https and end after it starts', async () => {
    await openConsole(PAGE)
    await act(LIVE, '复制')
    await fill('分享标题', '秋季邀请', FORM)
    await until(() => expect(document.querySelector('.share-cards')).toHaveTextContent('秋季邀请'))
    await fill('下载页地址', 'http://app.example/d', FORM)
    await press('保存')
    await sees('请输入 https 地址')
    expect(bodies(shares.create)).toEqual([])
    await fill('下载页地址', 'https://app.example/d', FORM)
    await press('保存')
    await told('保存成功')
    const { content, cover, platform, startTime, endTime } = cardOf(LIVE)
    expect(bodies(shares.create)).toEqual([{ title: '秋季邀请', content, cover, shareUrl: 'https://app.example/d', platform, startTime, endTime }])
    expect(cardOf('秋季邀请')).toMatchObject({ sort: 10, topFlag: 0, logs: [] })
    await expect(shares.create({ title: 'x', content, cover, shareUrl: 'https://a.b', platform: 0, startTime: endTime, endTime: startTime })).rejects.toThrow(
      '结束时间须晚于开始时间',
    )
  })

  it('are revised while they have not ended', async () => {
    const card = cardOf(NEXT)
    await openConsole(`${PAGE}?mode=edit&record=${card.id}`)
    await until(async () => expect(await box('分享标题', FORM)).toHaveValue(NEXT))
    await fill('分享描述', '', FORM)
    await press('保存')
    await sees('请输入分享描述')
    await fill('分享描述', '一键查询', FORM)
    await choose('适用系统', '鸿蒙', FORM)
    await press('保存')
    await told('保存成功')
    expect(bodies(shares.create)).toEqual([
      {
        id: card.id,
        title: NEXT,
        content: '一键查询',
        cover: card.cover,
        shareUrl: card.shareUrl,
        platform: 3,
        startTime: card.startTime,
        endTime: card.endTime,
      },
    ])
  })

  it('need a thumbnail that is a small picture', async () => {
    await openConsole(`${PAGE}?mode=new`)
    const input = await until(() => sure(document.querySelector<HTMLInputElement>(`${FORM} input[type=file]`)))
    await hands.upload(input, new File([PNG, new Uint8Array(600 * 1024)], 'big.png', { type: 'image/png' }))
    await sees('仅支持jpg、png图片，且不超过0.5MB')
    await press('保存')
    await sees('请选择缩略图')
    expect(bodies(shares.create)).toEqual([])
  })

  it('show who shared them, asked for with filters of their own', async () => {
    const card = cardOf(LIVE)
    await openConsole(`${PAGE}?title=${encodeURIComponent('启明')}`)
    await press(LIVE)
    const panel = await dialog(new RegExp(`分享记录 · ${LIVE}`))
    const count = card.logs.length
    await until(() => expect(panel.querySelector('.figures')).toHaveTextContent(`分享次数${count}`))
    await fill('手机号', '123', FORM)
    await hands.keyboard('{Enter}')
    await sees('请输入完整手机号或后4位')
    const [log] = card.logs
    const tail = sure(log).phone.slice(-4)
    await fill('手机号', tail, FORM)
    await hands.keyboard('{Enter}')
    await until(() => expect(queries(shares.get).at(-1)).toMatchObject({ id: card.id, phone: tail, sortField: 'shareTime', sortOrder: 'desc' }))
    await until(() => expect(panel).toHaveTextContent(sure(log).logId))
    expect(panel).toHaveTextContent(`${sure(log).phone.slice(0, 3)}****${tail}`)
    expect(location.search).not.toContain(tail)
    expect(queries(shares.list).every(({ title }) => title === '启明')).toBe(true)
  })

  it('are only read by a sales area', async () => {
    sure(org.users.find(({ username }) => username === 'superadmin')).dealerType = 2
    await openConsole(`${PAGE}?title=${encodeURIComponent(LIVE)}`)
    await button(`记录 ${LIVE}`)
    expect(offered(LIVE)).toEqual(['记录'])
    expect(hasButton('新建分享卡') || hasButton(`下移 ${LIVE}`)).toBe(false)
    await expect(shares.top({ id: cardOf(LIVE).id, status: 1 }, { quiet: true })).rejects.toThrow('仅总部可执行该操作')
  })
  it('are not for dealers', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(shares.list({}, { quiet: true })).rejects.toThrow('没有访问权限')
    await expect(shares.move({ id: cardOf(LIVE).id, direction: 'up' }, { quiet: true })).rejects.toThrow('没有操作权限')
  })
})
