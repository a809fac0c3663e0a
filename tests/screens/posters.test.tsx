// @module-tag marketing
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as files from '@/api/system/files'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import * as posters from '@/api/marketing/posters'
import * as promotions from '@/api/marketing/promotions'
import * as shares from '@/api/marketing/shares'
import { uploadType } from '@/entities/leads/enums'
import { materialKind } from '@/entities/marketing/label'
import { offBy, pushFlag } from '@/entities/marketing/material'
import { memberType } from '@/entities/marketing/memberType'
import {
  invitationStatus,
  posterStatus,
  posterType,
  promotionStatus,
  promotionTarget,
  referStage,
  sharePlatform,
} from '@/entities/marketing/posterEnums'
import { dealerType, saleStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { invitations } from '../../mocks/marketing/rules/invitations'
import { posterRows } from '../../mocks/marketing/calls/posters'
import { promotionRows } from '../../mocks/marketing/calls/promotions'
import { materials } from '../../mocks/marketing/rules/materials'
import { shareCards } from '../../mocks/marketing/rules/shareCards'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  bodies,
  box,
  button,
  choose,
  dialog,
  fill,
  find,
  hands,
  loseSession,
  hasButton,
  press,
  queries,
  sees,
  sent,
  settled,
  sure,
  tick,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received, reloadConsole } from '../harness'

const FORM = '.ant-drawer'
const DAY = 86_400_000
const at = (days: number) => formatTime(Date.now() + days * DAY)
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const picture = (width: number, height: number, name = 'poster.png') => {
  const head = new Uint8Array(33)
  head.set(PNG)
  head.set([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52], 8)
  new DataView(head.buffer).setUint32(16, width)
  new DataView(head.buffer).setUint32(20, height)
  return new File([head], name, { type: 'image/png' })
}
/** Simulates loaded posters of this size, because jsdom loads no pictures. */
const load = (width: number, height: number) => {
  for (const image of document.querySelectorAll<HTMLImageElement>('.poster-image > img')) {
    Object.defineProperty(image, 'naturalWidth', { value: width, configurable: true })
    Object.defineProperty(image, 'naturalHeight', { value: height, configurable: true })
    fireEvent.load(image)
  }
}
const pickImage = async (file: File) =>
  hands.upload(await until(() => sure(document.querySelector<HTMLInputElement>('.with-phone input[type=file]'))), file)
const offered = (name: string) =>
  all('.row-actions button', new RegExp(`${name}$`)).map((one) => (one.getAttribute('aria-label') ?? '').split(' ')[0])

describe('share card management', () => {
  const PAGE = '/marketing-management/shareRecord'
  const cardOf = (title: string) => sure(shareCards().find((row) => row.title === title))
  const LIVE = '邀你一起用启明汽车App'
  const NEXT = '国庆自驾，先装启明App'
  const PAST = '夏日用车关怀'

  it('requests cards without sorting and shows total shares and clicks', async () => {
    await openConsole(
      `${PAGE}?status=2,3&platform=0&createTime=2020-01-01~2099-12-31&title=${encodeURIComponent('启明')}`,
    )
    await sent(shares.list)
    expect(queries(shares.list)[0]).toMatchObject({
      title: '启明',
      platform: String(sharePlatform.all),
      createTimeStart: '2020-01-01 00:00:00',
      pageNo: '1',
      pageSize: '20',
    })
    expect(queries(shares.list)[0]).not.toHaveProperty('sortField')
    await button(`记录 ${LIVE}`)
    const { logs } = cardOf(LIVE)
    await until(() => expect(document.querySelector('.figures')).toHaveTextContent(`分享次数${logs.length}`))
    expect(document.querySelector('.figures')).toHaveTextContent(
      `点击次数${logs.reduce((sum, log) => sum + log.clickCount, 0)}`,
    )
  })

  it.each([
    [LIVE, ['记录', '修改', '更多']],
    [NEXT, ['记录', '修改', '更多']],
    [PAST, ['记录', '复制']],
  ])('offers the actions that fit the period of card %s', async (title, wanted) => {
    await openConsole(`${PAGE}?title=${encodeURIComponent(title)}`)
    await button(`记录 ${title}`)
    expect(offered(title)).toEqual(wanted)
  })

  it('moves unpinned cards and disables moving under a filter', async () => {
    await openConsole(PAGE)
    const second = '车主都在用的用车助手'
    await button(`记录 ${second}`)
    const [top, first] = shareCards().toSorted((a, b) => b.topFlag - a.topFlag || a.sort - b.sort)
    expect(hasButton(`上移 ${sure(top).title}`) || hasButton(`下移 ${sure(top).title}`)).toBe(false)
    expect(hasButton(`上移 ${sure(first).title}`)).toBe(false)
    expect(hasButton(`下移 ${sure(first).title}`)).toBe(true)
    expect(hasButton('下移 老友记：推荐有礼')).toBe(false)
    await press(`上移 ${second}`)
    await seesToast('顺序已调整')
    expect(bodies(shares.move)).toEqual([{ id: cardOf(second).id, direction: 'up' }])
    await until(() => expect(hasButton(`上移 ${second}`)).toBe(false))
    expect(document.querySelector('.row-moved')).toHaveTextContent(second)
    await fill('分享标题', '用车')
    await press('查询')
    await until(() => expect(all('button', `下移 ${second}`)[0]).toHaveAttribute('aria-disabled', 'true'))
    await hands.click(sure(all('button', `下移 ${second}`)[0]))
    await settled()
    expect(bodies(shares.move)).toHaveLength(1)
    await expect(shares.move({ id: cardOf(second).id, direction: 'up' })).rejects.toThrow('当前状态不允许该操作')
  })

  it('pins and unpins a card', async () => {
    await openConsole(`${PAGE}?title=${encodeURIComponent(LIVE)}`)
    await act(LIVE, '置顶')
    await seesToast('已置顶')
    await act(LIVE, '取消置顶')
    await seesToast('已取消置顶')
    expect(bodies(shares.top)).toEqual([
      { id: cardOf(LIVE).id, status: 1 },
      { id: cardOf(LIVE).id, status: 0 },
    ])
    await expect(shares.top({ id: cardOf(PAST).id, status: 1 })).rejects.toThrow('当前状态不允许该操作')
  })

  it('ends a running card immediately after confirmation', async () => {
    await openConsole(`${PAGE}?title=${encodeURIComponent(LIVE)}`)
    const { id, content, cover, shareUrl, platform, startTime } = cardOf(LIVE)
    await act(LIVE, '立即结束')
    await sees(`确定立即结束「${LIVE}」？`)
    await hands.click(await find('[role=dialog] button:not(.ant-btn-loading)', '立即结束'))
    await seesToast('已结束')
    const [body] = bodies(shares.create)
    expect(body).toMatchObject({ id, title: LIVE, content, cover, shareUrl, platform, startTime })
    expect(cardOf(LIVE).endTime <= at(0)).toBe(true)
    await until(() => expect(offered(LIVE)).toEqual(['记录', '复制']))
    await expect(
      shares.create({
        id,
        title: LIVE,
        content,
        cover,
        shareUrl,
        platform: sharePlatform.all,
        startTime,
        endTime: at(3),
      }),
    ).rejects.toThrow('当前状态不允许该操作')
  })

  it('copies a card and validates its link and period', async () => {
    await openConsole(PAGE)
    await act(LIVE, '复制')
    await fill('分享标题', '秋季邀请', FORM)
    await until(() => expect(document.querySelector('.share-cards')).toHaveTextContent('秋季邀请'))
    await fill('下载页地址', 'http://app.example/d', FORM)
    await press('保存')
    await sees('请输入以https开头的链接')
    expect(bodies(shares.create)).toEqual([])
    await fill('下载页地址', 'https://app.example/d', FORM)
    await press('保存')
    await seesToast('保存成功')
    const { content, cover, platform, startTime, endTime } = cardOf(LIVE)
    expect(bodies(shares.create)).toEqual([
      { title: '秋季邀请', content, cover, shareUrl: 'https://app.example/d', platform, startTime, endTime },
    ])
    expect(cardOf('秋季邀请')).toMatchObject({ sort: 10, topFlag: 0, logs: [] })
    await expect(
      shares.create({
        title: 'x',
        content,
        cover,
        shareUrl: 'https://a.b',
        platform: sharePlatform.all,
        startTime: endTime,
        endTime: startTime,
      }),
    ).rejects.toThrow('结束时间须晚于开始时间')
  })

  it('updates a card that has not ended', async () => {
    const card = cardOf(NEXT)
    await openConsole(`${PAGE}?mode=edit&record=${card.id}`)
    await until(async () => expect(await box('分享标题', FORM)).toHaveValue(NEXT))
    await fill('分享描述', '', FORM)
    await press('保存')
    await sees('请输入分享描述')
    await fill('分享描述', '一键查询', FORM)
    await choose('适用系统', '鸿蒙', FORM)
    await press('保存')
    await seesToast('保存成功')
    expect(bodies(shares.create)).toEqual([
      {
        id: card.id,
        title: NEXT,
        content: '一键查询',
        cover: card.cover,
        shareUrl: card.shareUrl,
        platform: sharePlatform.harmony,
        startTime: card.startTime,
        endTime: card.endTime,
      },
    ])
  })

  it('requires a thumbnail within the size limit', async () => {
    await openConsole(`${PAGE}?mode=new`)
    const input = await until(() => sure(document.querySelector<HTMLInputElement>(`${FORM} input[type=file]`)))
    await hands.upload(input, new File([PNG, new Uint8Array(600 * 1024)], 'big.png', { type: 'image/png' }))
    await sees('仅支持 JPG/PNG 图片，且不超过 0.5 MB')
    await press('保存')
    await sees('请上传缩略图')
    expect(bodies(shares.create)).toEqual([])
  })

  it('filters the share records of a card separately from the list', async () => {
    const card = cardOf(LIVE)
    await openConsole(`${PAGE}?title=${encodeURIComponent('启明')}`)
    await press(LIVE)
    const panel = await dialog(new RegExp(`分享记录 · ${LIVE}`))
    const count = card.logs.length
    await until(() => expect(panel.querySelector('.figures')).toHaveTextContent(`分享次数${count}`))
    await fill('手机号', '123', FORM)
    await hands.keyboard('{Enter}')
    await sees('请输入完整手机号或后 4 位')
    const [log] = card.logs
    const tail = sure(log).phone.slice(-4)
    await fill('手机号', tail, FORM)
    await hands.keyboard('{Enter}')
    await until(() =>
      expect(queries(shares.get).at(-1)).toMatchObject({
        id: card.id,
        phone: tail,
        sortField: 'shareTime',
        sortOrder: 'desc',
      }),
    )
    await until(() => expect(panel).toHaveTextContent(sure(log).logId))
    expect(panel).toHaveTextContent(`${sure(log).phone.slice(0, 3)}****${tail}`)
    expect(location.search).not.toContain(tail)
    expect(queries(shares.list).every(({ title }) => title === '启明')).toBe(true)
  })

  it('is read-only for a sales area', async () => {
    sure(org.users.find(({ username }) => username === 'superadmin')).dealerType = dealerType.area
    await openConsole(`${PAGE}?title=${encodeURIComponent(LIVE)}`)
    await button(`记录 ${LIVE}`)
    expect(offered(LIVE)).toEqual(['记录'])
    expect(hasButton('新增分享卡') || hasButton(`下移 ${LIVE}`)).toBe(false)
    await expect(shares.top({ id: cardOf(LIVE).id, status: 1 }, { quiet: true })).rejects.toThrow('仅总部可执行该操作')
  })
  it('rejects requests from dealers', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(shares.list({}, { quiet: true })).rejects.toThrow('没有访问权限')
    await expect(shares.move({ id: cardOf(LIVE).id, direction: 'up' }, { quiet: true })).rejects.toThrow('没有操作权限')
  })
})

const LIST = '/marketing-management/invitation-index'
const DETAIL = '/marketing-management/invitation-details'
const posterOf = (title: string) => sure(invitations().posters.find((row) => row.title === title))
const TOPPED = '邀好友试驾 双方得好礼'
const UP = '金秋邀约季'
const DOWN = '车友会招新'
const OVER = '夏日清凉邀约'

describe('invitation poster management', () => {
  it.each([
    [UP, ['详情', '编辑', '更多'], '下架|置顶'],
    [DOWN, ['上架', '详情', '更多'], '编辑|删除'],
    [OVER, ['详情', '编辑', '更多'], '删除'],
  ])('offers the actions that fit the status of poster %s', async (title, wanted, more) => {
    await openConsole(`${LIST}?title=${encodeURIComponent(title)}`)
    await button(`详情 ${title}`)
    expect(offered(title)).toEqual(wanted)
    await press(`更多 ${title}`)
    await until(() =>
      expect(all('[role=menuitem]', /./).map(({ textContent }) => textContent)).toEqual(more.split('|')),
    )
  })

  it('marks posters about to expire, and warns while the number on the shelf is unknown', async () => {
    // The posters on the shelf and the list are requested at once. Only the list is loaded again.
    control.inject({ path: invitationPosters.list.path, kind: 'code', code: 500, message: '稍后再试', times: 2 })
    await openConsole(`${LIST}?title=${encodeURIComponent('老车主')}&audience=1`)
    await press('重试')
    await sees('即将过期')
    expect(queries(invitationPosters.list).find(({ title }) => title)).toMatchObject({
      title: '老车主',
      audience: String(memberType.owner),
    })
    const { id } = posterOf('老车主推荐购车礼')
    const came = invitations().referred.filter(({ posterId }) => posterId === id)
    const bought = came.filter(({ stage }) => stage === referStage.won).length
    const rate = ((bought / came.length) * 100).toFixed(1)
    expect(document.querySelector('.data-row')).toHaveTextContent(`${bought} (${rate}%)`)
    await act('老车主推荐购车礼', '下架')
    await sees('下架后邀请页将没有海报，已生成的海报仍可扫码')
  })

  it('opens the referred friends from a step of the funnel', async () => {
    await openConsole(`${DETAIL}?id=${posterOf(UP).id}`)
    await press('邀请转化: 以表格查看')
    await hands.click(await find('.ant-table button', '已试驾'))
    await until(() => expect(new URLSearchParams(location.search).get('stage')).toBe('3,4,5'))
    expect(document.querySelector('.ant-tabs-tab-active')).toHaveTextContent('被推荐人')
    await until(() => expect(queries(invitationPosters.listReferred).at(-1)).toHaveProperty('stage'))
  })

  it('publishes and unpublishes posters, with a warning before the last one', async () => {
    for (const row of invitations().posters)
      if (row.status === invitationStatus.up && row.title !== UP && row.title !== TOPPED)
        row.status = invitationStatus.down
    await openConsole(LIST)
    await act(TOPPED, '下架')
    await sees('下架后已生成的海报仍可扫码')
    await press('下架')
    await seesToast('已下架')
    await until(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    await act(UP, '下架')
    await sees('下架后邀请页将没有海报，已生成的海报仍可扫码')
    await press('取消')
    await act(DOWN, '上架')
    await seesToast('已上架')
    expect(bodies(invitationPosters.setShelf)).toEqual([
      { id: posterOf(TOPPED).id, status: invitationStatus.down },
      { id: posterOf(DOWN).id, status: invitationStatus.up },
    ])
    await expect(invitationPosters.setShelf({ id: posterOf(OVER).id, status: invitationStatus.up })).rejects.toThrow(
      '当前状态不允许该操作',
    )
  })

  it('asks for confirmation before replacing the pinned poster', async () => {
    await openConsole(LIST)
    await act(UP, '置顶')
    await sees('将替换当前置顶的海报')
    await hands.click(await find('[role=dialog] button:not(.ant-btn-loading)', '置顶'))
    await seesToast('已置顶')
    expect([posterOf(UP).topFlag, posterOf(TOPPED).topFlag]).toEqual([1, 0])
    await act(UP, '取消置顶')
    await seesToast('已取消置顶')
    expect(bodies(invitationPosters.top)).toEqual([
      { id: posterOf(UP).id, status: 1 },
      { id: posterOf(UP).id, status: 0 },
    ])
    await expect(invitationPosters.top({ id: posterOf(DOWN).id, status: 1 })).rejects.toThrow('当前状态不允许该操作')
  })

  it('moves and deletes posters and exports their referrers', async () => {
    await openConsole(LIST)
    await press(`下移 ${UP}`)
    await seesToast('顺序已调整')
    expect(bodies(invitationPosters.move)).toEqual([{ id: posterOf(UP).id, direction: 'down' }])
    const { id } = posterOf(DOWN)
    await act(DOWN, '删除')
    await sees(`确定删除「${DOWN}」？`)
    await hands.click(await find('[role=dialog] button:not(.ant-btn-loading)', '删除'))
    await seesToast('已删除')
    expect(bodies(invitationPosters.remove)).toEqual([{ id }])
    await expect(invitationPosters.remove({ id: posterOf(UP).id })).rejects.toThrow('当前状态不允许该操作')
    await press('导出推荐人')
    await sent(invitationPosters.exportReferrers)
    await seesToast('已下载「excel.xls」')
  })

  it('creates and publishes a poster with a valid image and QR code position', async () => {
    await openConsole(DETAIL)
    await pickImage(picture(700, 1334))
    await sees('海报尺寸不符合要求')
    await press('保存')
    await sees('请上传海报图')
    await sees('请选择邀请人类型')
    expect(received(files.upload)).toHaveLength(0)
    await pickImage(picture(750, 1334))
    await until(() => expect(document.querySelectorAll('.poster-image > img')).toHaveLength(2))
    load(750, 1334)
    const code = await find('button', '二维码框')
    expect(await box('二维码框 X')).toHaveValue('510')
    expect(await box('二维码框 Y')).toHaveValue('1094')
    fireEvent.keyDown(code, { key: 'ArrowLeft' })
    fireEvent.keyDown(code, { key: 'ArrowUp', shiftKey: true })
    await settled()
    expect([await box('二维码框 X'), await box('二维码框 Y')].map((input) => input.getAttribute('value'))).toEqual([
      '509',
      '1084',
    ])
    fireEvent.pointerDown(code, { clientX: 100, clientY: 100 })
    fireEvent.pointerMove(code, { clientX: 9999, clientY: 50 })
    fireEvent.pointerUp(code)
    fireEvent.pointerMove(code, { clientX: 0, clientY: 0 })
    await settled()
    expect([await box('二维码框 X'), await box('二维码框 Y')].map((input) => input.getAttribute('value'))).toEqual([
      '550',
      '1034',
    ])
    await fill('二维码框 边长', '150')
    await fill('海报名称', '冬日邀约')
    await tick('车主')
    await fill('分享标题', '来试驾')
    await press('保存')
    await sees('二维码过小，可能无法识别')
    await fill('二维码框 边长', '300')
    await press('保存并上架')
    await seesToast('已保存并上架')
    const made = posterOf('冬日邀约')
    expect(bodies(invitationPosters.create)).toEqual([
      {
        title: '冬日邀约',
        imageUrl: made.imageUrl,
        qrPosition: { x: 450, y: 1034, size: 300 },
        showAvatar: 0,
        audience: [memberType.owner],
        shareTitle: '来试驾',
        shareText: '',
        rewardText: '',
        startTime: made.startTime,
        endTime: '',
      },
    ])
    expect(bodies(invitationPosters.setShelf)).toEqual([{ id: made.id, status: invitationStatus.up }])
    await until(() => expect(location.pathname).toBe(LIST))
  })

  it('keeps QR code and avatar apart and scales them with a new image', async () => {
    const { id } = posterOf(DOWN)
    await openConsole(`${DETAIL}?id=${id}&mode=edit`)
    await until(async () => expect(await box('海报名称')).toHaveValue(DOWN))
    load(750, 1334)
    await tick('显示头像昵称')
    const avatar = await find('button', '头像昵称框')
    fireEvent.pointerDown(avatar, { clientX: 0, clientY: 0 })
    fireEvent.pointerMove(avatar, { clientX: 200, clientY: 0 })
    fireEvent.pointerUp(avatar)
    await press('保存')
    await sees('二维码与头像重叠')
    fireEvent.keyDown(avatar, { key: 'ArrowUp', shiftKey: true })
    fireEvent.pointerDown(avatar, { clientX: 0, clientY: 0 })
    fireEvent.pointerMove(avatar, { clientX: -200, clientY: 10 })
    fireEvent.pointerUp(avatar)
    await settled()
    expect(document.body).not.toHaveTextContent('请检查二维码位置')
    await pickImage(picture(1125, 2001))
    await until(() => expect(received(files.upload)).toHaveLength(1))
    await until(() =>
      expect(document.querySelector<HTMLImageElement>('.poster-image > img')?.getAttribute('src')).toContain(
        '/__files/',
      ),
    )
    load(1125, 2001)
    await sees('请检查二维码位置')
    await press('保存')
    await seesToast('保存成功')
    expect(posterOf(DOWN)).toMatchObject({
      qrPosition: { x: 765, y: 1641, size: 300, avatarX: 60, avatarY: 1797 },
      showAvatar: 1,
      status: invitationStatus.down,
    })
    expect(bodies(invitationPosters.update)).toEqual([expect.objectContaining({ id, title: DOWN })])
  })

  it('keeps the place of the avatar if its flag is sent as text', async () => {
    const row = sure(invitations().posters.find(({ showAvatar }) => showAvatar === 1))
    const place = { ...row.qrPosition }
    Reflect.set(row, 'showAvatar', '1')
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await until(async () => expect(await box('海报名称')).toHaveValue(row.title))
    load(750, 1334)
    await fill('分享标题', '来试驾')
    await press('保存')
    await seesToast('保存成功')
    expect(bodies(invitationPosters.update)).toEqual([expect.objectContaining({ qrPosition: place })])
  })

  it('reopens an expired poster with a later end', async () => {
    const row = posterOf(OVER)
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await until(async () => expect(await box('海报名称')).toHaveValue(OVER))
    const end = await box('展示结束')
    fireEvent.mouseDown(end)
    fireEvent.change(end, { target: { value: '2020-01-01 00:00' } })
    await hands.type(end, '{Enter}')
    await press('保存')
    await sees('结束时间须晚于开始时间')
    fireEvent.mouseDown(end)
    fireEvent.change(end, { target: { value: '2099-01-01 00:00' } })
    await hands.type(end, '{Enter}')
    await press('保存')
    await seesToast('保存成功')
    expect(row).toMatchObject({ status: invitationStatus.down, endTime: '2099-01-01 00:00:00' })
  })

  it('shows the friends and the cars of a referrer', async () => {
    const { id } = posterOf(TOPPED)
    const referred = invitations().referred.filter(({ posterId }) => posterId === id)
    const mine = invitations().referrers.filter(({ userId }) => referred.some((one) => one.userId === userId))
    const owner = sure(mine.find(({ vehicles }) => vehicles.length > 0))
    await openConsole(`${DETAIL}?id=${id}&nickname=${encodeURIComponent(owner.nickname)}`)
    await press(`车辆 ${owner.nickname}`)
    await sees(sure(owner.vehicles[0]).vin)
    expect(queries(invitationPosters.getVehicleInfo)).toEqual([{ userId: owner.userId }])
    owner.vehicles.length = 0
    await hands.keyboard('{Escape}')
    await press(`车辆 ${owner.nickname}`)
    await sees('未查询到车辆信息')
    await hands.keyboard('{Escape}')
    await press(`被推荐人 ${owner.nickname}`)
    const friend = sure(referred.find(({ userId }) => userId === owner.userId))
    await until(() =>
      expect(queries(invitationPosters.listReferred).at(-1)).toMatchObject({
        posterId: id,
        referrerName: owner.nickname,
        sortField: 'inviteTime',
      }),
    )
    await sees(friend.id)
    await hands.click(await find('.card [role=tab]', '推荐人'))
    await button('导出')
    expect(new URLSearchParams(location.search).get('id')).toBe(id)
    expect(location.search).not.toContain('referrerName')
  })

  it('reports an unknown poster and leads back to the list', async () => {
    await openConsole(`${DETAIL}?id=404`)
    await sees('无权查看或数据不存在')
    await press('返回列表')
    await until(() => expect(location.pathname).toBe(LIST))
  })

  it('is read-only for a sales area', async () => {
    sure(org.users.find(({ username }) => username === 'superadmin')).dealerType = dealerType.area
    await openConsole(`${DETAIL}?id=${posterOf(UP).id}&mode=edit`)
    await button('生成样图')
    expect(['编辑', '下架', '置顶', '保存'].filter((name) => hasButton(name))).toEqual([])
    await expect(invitationPosters.remove({ id: posterOf(DOWN).id }, { quiet: true })).rejects.toThrow(
      '仅总部可执行该操作',
    )
  })
})

describe('poster management', () => {
  const PAGE = '/marketing-management/poster'
  const ONE = '/marketing-management/poster-details'
  const posterIn = (status: number, dealerCode = '') =>
    sure(
      posterRows(Date.now())
        .filter((row) => row.status === status)
        .flatMap((row) =>
          materials
            .filter((one) => one.materialId === row.id && one.dealerCode === dealerCode)
            .map((material) => ({ row, material })),
        )[0],
    )
  const alone = (title: string) => `${PAGE}?title=${encodeURIComponent(title)}`
  const first = (name: string) => until(() => sure(all('.row-actions button', new RegExp(`^详情 ${name}`))[0]))
  const rowOf = async (title: string) =>
    sure((await first(title)).closest('.data-row')?.querySelectorAll<HTMLElement>('.row-actions button'))
  const names = (buttons: Iterable<HTMLElement>) =>
    [...buttons].map((one) => (one.getAttribute('aria-label') ?? '').split(' ')[0])

  it('requests the newest posters first by the filters of the address', async () => {
    await openConsole(`${PAGE}?posterType=1,9&labels=6101&status=1&uploadType=1&createTime=2020-01-01~2099-12-31`)
    await sent(posters.list)
    expect(received(posters.list)[0]?.query).toMatchObject({
      labels: '6101',
      status: '1',
      uploadType: String(uploadType.headquarters),
      createTimeStart: '2020-01-01 00:00:00',
      sortField: 'createTime',
      sortOrder: 'desc',
    })
  })

  it.each([
    [0, ['上架', '详情', '更多']],
    [1, ['详情', '编辑', '更多']],
    [2, ['详情', '编辑', '更多']],
  ])('offers the actions that fit status %i of a headquarters poster', async (status, wanted) => {
    const { row, material } = posterIn(status)
    material.title = '唯一的海报'
    row.pushFlag = pushFlag.no
    await openConsole(alone(material.title))
    expect(names(await rowOf(material.title))).toEqual(wanted)
  })

  it('publishes, pushes, unpublishes and deletes a poster', { tags: ['core'] }, async () => {
    const { row, material } = posterIn(0)
    material.title = '唯一的海报'
    row.endTime = ''
    await openConsole(alone(material.title))
    await act(material.title, '上架')
    await seesToast('已上架')
    await act(material.title, '推送到 C 端')
    await press('推送到 C 端')
    await seesToast('已推送到 C 端')
    expect(row).toMatchObject({ status: posterStatus.up, pushFlag: pushFlag.pushed })
    await act(material.title, '下架')
    await sees('确定下架「唯一的海报」？')
    await press('下架')
    await seesToast('已下架')
    expect(bodies(posters.setRank)).toEqual([
      { id: row.id, status: posterStatus.up },
      { id: row.id, status: posterStatus.down },
    ])
    expect(bodies(posters.pushC)).toEqual([{ id: row.id }])
    expect(row).toMatchObject({ status: posterStatus.down, offBy: offBy.headquarters, pushFlag: pushFlag.no })
    await act(material.title, '删除')
    await hands.click(await find('[role=dialog] button:not(.ant-btn-loading)', '删除'))
    await seesToast('已删除')
    expect(queries(posters.remove)).toEqual([{ id: row.id }])
    await expect(posters.get({ id: row.id }, { quiet: true })).rejects.toThrow('无权查看或数据不存在')
  })

  it('publishes several posters and skips those already published', async () => {
    const { material } = posterIn(0)
    const other = posterIn(1)
    material.title = '整批一'
    other.material.title = '整批二'
    await openConsole(alone('整批'))
    await first('整批一')
    await tick('选择「整批一」')
    await tick('选择「整批二」')
    await hands.click(await find('.bulk-bar button', '上架'))
    await sees(/1 条不适用/)
    await agree('上架')
    await sees('成功 1 条，失败 0 条')
    expect(bodies(posters.setRank)).toEqual([{ id: material.materialId, status: posterStatus.up }])
  })

  it('remembers the card view', async () => {
    const { material } = posterIn(1)
    await openConsole(alone(material.title))
    await first(material.title)
    await hands.click(sure(document.querySelector('.ant-segmented-item:last-child input')))
    await until(() => expect(document.querySelector('.wall-card')).toHaveTextContent(material.title))
    expect(hasButton(`编辑 ${material.title}`)).toBe(true)
    history.replaceState({}, '', PAGE)
    await reloadConsole()
    await until(() => expect(document.querySelectorAll('.wall-card')).toHaveLength(20))
    expect(new URLSearchParams(location.search).get('view')).toBe('cards')
  })

  it('exports the filtered list', async () => {
    await openConsole(`${PAGE}?status=1`)
    await press('导出')
    await sent(posters.exportList)
    expect(queries(posters.exportList)[0]).toMatchObject({ status: '1' })
    await seesToast('已下载「excel.xls」')
  })

  it('creates a poster with a QR code and rejects an end in the past', async () => {
    await openConsole(ONE)
    await pickImage(picture(1242, 2688))
    await until(() => expect(document.querySelectorAll('.poster-image > img')).toHaveLength(2))
    load(1242, 2688)
    await fill('海报标题', '秋日试驾')
    await choose('海报分类', '促销活动')
    await fill('推荐文案', '扫码预约')
    const start = await box('展示开始')
    fireEvent.mouseDown(start)
    fireEvent.change(start, { target: { value: '2020-01-01 00:00' } })
    await hands.type(start, '{Enter}')
    const end = await box('展示结束')
    fireEvent.mouseDown(end)
    fireEvent.change(end, { target: { value: '2020-02-01 00:00' } })
    await hands.type(end, '{Enter}')
    await press('保存')
    await sees('结束时间须晚于当前时间')
    fireEvent.mouseDown(end)
    fireEvent.change(end, { target: { value: '2099-02-01 00:00' } })
    await hands.type(end, '{Enter}')
    await press('保存')
    await seesToast('保存成功')
    const made = sure(posterRows(Date.now())[0])
    expect(bodies(posters.create)).toEqual([
      {
        title: '秋日试驾',
        posterType: posterType.offer,
        imageUrl: made.imageUrl,
        qrPosition: { x: 1002, y: 2448, size: 200 },
        showCard: 1,
        shareText: '扫码预约',
        labels: [],
        seriesName: '',
        startTime: '2020-01-01 00:00:00',
        endTime: '2099-02-01 00:00:00',
      },
    ])
    expect(made).toMatchObject({ status: posterStatus.down, pushFlag: pushFlag.no })
  })

  it('marks a changed poster for another push and retries a failed publication', async () => {
    const { row, material } = posterIn(0)
    row.endTime = ''
    row.pushFlag = pushFlag.pushed
    await openConsole(`${ONE}?id=${row.id}&mode=edit`)
    await until(async () => expect(await box('海报标题')).toHaveValue(material.title))
    await fill('海报标题', '改了名')
    control.inject({ method: 'POST', path: posters.setRank.path, kind: 'code', code: 500, times: 1 })
    await press('保存并上架')
    await sent(posters.setRank)
    await settled()
    expect(row.status).toBe(posterStatus.down)
    await press('保存并上架')
    await seesToast('已保存并上架')
    expect(row).toMatchObject({ status: posterStatus.up, pushFlag: pushFlag.changed })
    expect(bodies(posters.update)).toHaveLength(2)
    expect(material.title).toBe('改了名')
  })

  it('shows the poster as shared, with QR code, consultant and labels', async () => {
    const { row, material } = posterIn(1)
    row.showCard = 1
    row.endTime = ''
    await openConsole(`${ONE}?id=${row.id}`)
    await button('生成样图')
    load(750, 1334)
    await until(() => expect(document.querySelectorAll('.poster-code svg')).toHaveLength(2))
    expect(document.querySelector('.poster-strip')).toHaveTextContent('顾问姓名')
    await sees('长期有效')
    for (const label of material.label) expect(document.querySelector('.label-marks')).toHaveTextContent(label)
  })

  it('does not let a dealer change headquarters posters or undo an unpublication', async () => {
    const me = sure(org.users.find(({ username }) => username === 'dealer01'))
    const theirs = posterIn(1)
    theirs.material.title = '总部的海报'
    const own = sure(materials.find((one) => one.materialType === materialKind.poster && one.dealerCode !== ''))
    own.dealerCode = me.dealerCode
    own.title = '本店的海报'
    const row = sure(posterRows(Date.now()).find(({ id }) => id === own.materialId))
    Object.assign(row, { status: posterStatus.down, offBy: offBy.headquarters, endTime: '' })
    await openConsole(alone('的海报'), { as: 'dealer01' })
    expect(names(await rowOf('总部的海报'))).toEqual(['详情'])
    expect(names(await rowOf('本店的海报'))).toEqual(['详情'])
    await sees('总部下架')
    expect(all('[role=columnheader]', '经销商')).toHaveLength(0)
    await expect(posters.setRank({ id: row.id, status: posterStatus.up }, { quiet: true })).rejects.toThrow(
      '已被总部下架，请联系总部',
    )
    await expect(posters.remove({ id: theirs.row.id }, { quiet: true })).rejects.toThrow('只能操作本方上传的素材')
    const foreign = sure(
      materials.find(
        (one) => one.materialType === materialKind.poster && one.dealerCode !== '' && one.dealerCode !== me.dealerCode,
      ),
    )
    await expect(posters.get({ id: foreign.materialId }, { quiet: true })).rejects.toThrow('无权查看或数据不存在')
  })
})

describe('promotion management', () => {
  const PAGE = '/marketing-management/casePromotion'
  const ONE = '/marketing-management/casePromotion-details'
  const NAME = '唯一的方案'
  const [DRAFT, PUBLISHED, STOPPED, ENDED] = [0, 1, 2, 3]
  const promotionIn = (status: number) => {
    const row = sure(promotionRows(Date.now()).find((one) => one.status === status))
    const material = sure(materials.find(({ materialId }) => materialId === row.id))
    material.title = NAME
    return { row, material }
  }
  const alone = `${PAGE}?title=${encodeURIComponent(NAME)}`

  it.each([
    [DRAFT, ['发布', '详情', '更多']],
    [PUBLISHED, ['详情', '更多']],
    [STOPPED, ['发布', '详情', '更多']],
    [ENDED, ['详情', '编辑']],
  ])('offers the actions that fit status %i', async (status, wanted) => {
    promotionIn(status)
    await openConsole(alone)
    await button(`详情 ${NAME}`)
    expect(offered(NAME)).toEqual(wanted)
  })

  it('filters by target, status and period and shows the target areas', async () => {
    const { row } = promotionIn(PUBLISHED)
    Object.assign(row, { targetType: promotionTarget.areas, areaNames: ['华东大区', '华北大区'] })
    await openConsole(`${alone}&targetType=2&status=1&period=2020-01-01~2099-12-31`)
    await button(`详情 ${NAME}`)
    expect(queries(promotions.list)[0]).toMatchObject({
      targetType: String(promotionTarget.areas),
      status: '1',
      periodStart: '2020-01-01 00:00:00',
      periodEnd: '2099-12-31 23:59:59',
      sortField: 'updateTime',
    })
    await press('指定大区 (2)')
    await sees('华北大区')
  })

  it('publishes a promotion only with linked materials and disables it', { tags: ['core'] }, async () => {
    const { row } = promotionIn(DRAFT)
    Object.assign(row, { targetType: promotionTarget.areas, areaNames: ['华东大区'], endTime: '2099-01-01 00:00:00' })
    const { links } = row
    row.links = []
    await openConsole(alone)
    await act(NAME, '发布')
    await sees('发布后对以下范围的经销商展示：华东大区；共 0 个素材')
    await hands.click(await find('[role=dialog] button:not(.ant-btn-loading)', '发布'))
    await seesToast('请先关联已上架的素材')
    row.links = links
    await hands.click(await find('[role=dialog] button:not(.ant-btn-loading)', '发布'))
    await seesToast('已发布')
    await act(NAME, '停用')
    await sees('停用后经销商端不再展示')
    await hands.click(await find('[role=dialog] button:not(.ant-btn-loading)', '停用'))
    await seesToast('已停用')
    expect(bodies(promotions.setStatus)).toEqual(
      [promotionStatus.published, promotionStatus.published, promotionStatus.stopped].map((status) => ({
        id: row.id,
        status,
      })),
    )
    expect(row.status).toBe(STOPPED)
  })

  it('validates required fields, areas and the end time', async () => {
    await openConsole(ONE)
    await press('保存')
    for (const text of [
      '请输入方案名称',
      '请上传封面图',
      '请选择主推车系',
      '请选择开始时间',
      '请选择结束时间',
      '请输入方案说明',
    ])
      await sees(text)
    await fill('方案名称', '年终方案')
    await fill('方案说明', '三条主线')
    await fill('推荐话术', '第一条\n第二条')
    await until(() => expect(document.querySelectorAll('.phone-frame .script-lines li')).toHaveLength(2))
    await tick('指定大区')
    await press('保存')
    await sees('请选择适用大区')
    const area = sure(org.dealers[0]).areaName
    await choose('适用大区', area)
    const series = sure(org.carSeries.find(({ status }) => status === saleStatus.onSale))
    await choose('主推车系', series.seriesName)
    for (const [label, time] of [
      ['开始时间', '2026-01-01 00:00'],
      ['结束时间', '2099-01-01 00:00'],
    ] as const) {
      const input = await box(label)
      fireEvent.mouseDown(input)
      fireEvent.change(input, { target: { value: time } })
      await hands.type(input, '{Enter}')
    }
    const cover = sure(materials[0]).cover
    const input = {
      ...{ title: '年终方案', cover, summary: '三条主线', script: '', labels: [], seriesName: series.seriesCode },
      ...{
        targetType: promotionTarget.areas,
        areaNames: ['火星大区'],
        startTime: '2026-01-01 00:00:00',
        endTime: '2099-01-01 00:00:00',
      },
    }
    await expect(promotions.create(input, { quiet: true })).rejects.toThrow('请选择适用大区')
    await expect(
      promotions.create(
        { ...input, targetType: promotionTarget.country, endTime: '2026-02-01 00:00:00' },
        { quiet: true },
      ),
    ).rejects.toThrow('结束时间须晚于当前时间')
    expect(bodies(promotions.create)).toHaveLength(2)
  })

  it('reopens an ended promotion with a later end', async () => {
    const { row } = promotionIn(ENDED)
    await openConsole(`${ONE}?id=${row.id}&mode=edit`)
    await until(async () => expect(await box('方案名称')).toHaveValue(NAME))
    await press('保存')
    await sees('结束时间须晚于当前时间')
    const end = await box('结束时间')
    fireEvent.mouseDown(end)
    fireEvent.change(end, { target: { value: '2099-01-01 00:00' } })
    await hands.type(end, '{Enter}')
    await press('保存')
    await seesToast('保存成功')
    expect(bodies(promotions.update)).toEqual([
      expect.objectContaining({ id: row.id, title: NAME, endTime: '2099-01-01 00:00:00', areaNames: row.areaNames }),
    ])
    expect(row.status).toBe(PUBLISHED)
    await until(() => expect(location.pathname).toBe(PAGE))
    await expect(promotions.relate({ id: row.id, materials: [] }, { quiet: true })).rejects.toThrow(
      '当前状态不允许该操作',
    )
  })

  it('sorts linked materials by keyboard and saves the whole order', async () => {
    const { row } = promotionIn(DRAFT)
    const ids = row.links.map(({ materialId }) => materialId)
    await openConsole(`${ONE}?id=${row.id}`)
    const handles = () => [...document.querySelectorAll<HTMLElement>('.order-handle')]
    await until(() => expect(handles()).toHaveLength(ids.length))
    expect(all('button', '保存顺序')[0]).toBeDisabled()
    const first = sure(handles()[0])
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    await settled()
    expect(all('button', '保存顺序')[0]).toBeDisabled()
    fireEvent.keyDown(first, { key: ' ' })
    await until(() => expect(sure(handles()[0])).toHaveAttribute('aria-pressed', 'true'))
    fireEvent.keyDown(sure(handles()[0]), { key: 'ArrowDown' })
    await sees('顺序尚未保存')
    await press('保存顺序')
    await seesToast('顺序已保存')
    const [a = '', b = '', ...rest] = ids
    const saved = bodies(promotions.relate)[0] as { id: string; materials: { materialId: string; sort: number }[] } // type of the call
    expect(saved.id).toBe(row.id)
    expect(saved.materials.map(({ materialId }) => materialId)).toEqual([b, a, ...rest])
    expect(saved.materials.map(({ sort }) => sort)).toEqual(ids.map((_, place) => place + 1))
    await until(() => expect(document.body).not.toHaveTextContent('顺序尚未保存'))
    expect(row.links.map(({ materialId }) => materialId)).toEqual([b, a, ...rest])
  })

  it('F-212 restores an unsaved order after the session expires', async () => {
    const { row } = promotionIn(DRAFT)
    const ids = row.links.map(({ materialId }) => materialId)
    const [a = '', b = '', ...rest] = ids
    await openConsole(`${ONE}?id=${row.id}`)
    const handles = () => [...document.querySelectorAll<HTMLElement>('.order-handle')]
    await until(() => expect(handles()).toHaveLength(ids.length))
    fireEvent.keyDown(sure(handles()[0]), { key: ' ' })
    await until(() => expect(sure(handles()[0])).toHaveAttribute('aria-pressed', 'true'))
    fireEvent.keyDown(sure(handles()[0]), { key: 'ArrowDown' })
    await sees('顺序尚未保存')
    await loseSession(promotions.relate, () => press('保存顺序'))
    await press('恢复')
    await sees('顺序尚未保存')
    await press('保存顺序')
    await seesToast('顺序已保存')
    expect(row.links.map(({ materialId }) => materialId)).toEqual([b, a, ...rest])
    expect(all('button', '恢复')).toEqual([])
  })

  it('unlinks one or several materials, including deleted ones', async () => {
    const { row } = promotionIn(DRAFT)
    const [gone, second, third] = row.links
    sure(gone).materialId = '1'
    await openConsole(`${ONE}?id=${row.id}`)
    await sees('素材已删除')
    await act('1', '取消关联')
    await hands.click(await find('[role=dialog] button:not(.ant-btn-loading)', '取消关联'))
    await seesToast('已取消关联')
    const titles = [second, third].map(
      (link) => sure(materials.find(({ materialId }) => materialId === link?.materialId)).title,
    )
    for (const title of titles) await tick(`选择「${title}」`)
    await press('取消关联所选')
    await sees('确定取消关联 2 个素材？')
    await hands.click(await find('[role=dialog] button:not(.ant-btn-loading)', '取消关联'))
    await sent(promotions.unrelate, 2)
    expect(bodies(promotions.unrelate)).toEqual([
      { id: row.id, materialIds: ['1'] },
      { id: row.id, materialIds: [second, third].map((link) => link?.materialId) },
    ])
    await until(() => expect(row.links.some(({ materialId }) => materialId === second?.materialId)).toBe(false))
    expect(row.links.map(({ sort }) => sort)).toEqual(row.links.map((_, place) => place + 1))
  })

  it('links headquarters materials after the existing ones', async () => {
    const { row } = promotionIn(DRAFT)
    const before = row.links.map(({ materialId }) => materialId)
    await openConsole(`${ONE}?id=${row.id}`)
    await press('关联素材')
    const window = await dialog(/共 \d+ 个素材，最多 30 个/)
    await until(() => expect(window.querySelectorAll('tbody input[type=checkbox]').length).toBeGreaterThan(3))
    expect(queries(promotions.listMaterials).find(({ related }) => related === '0')).toMatchObject({
      id: row.id,
      materialType: '1',
      pageNo: '1',
    })
    const free = all('tbody input', /^选择「/, window).find((one) => !one.hasAttribute('disabled'))
    await hands.click(sure(free))
    await until(() => expect(window).toHaveTextContent(`共 ${before.length + 1} 个素材，最多 30 个`))
    await hands.click(await find('.ant-modal button', '关联素材'))
    await seesToast('已关联')
    expect(row.links.map(({ materialId }) => materialId).slice(0, -1)).toEqual(before)
    const theirs = sure(
      materials.find(({ dealerCode, materialType }) => dealerCode !== '' && materialType === materialKind.poster),
    )
    await expect(
      promotions.relate(
        { id: row.id, materials: [{ materialType: materialKind.poster, materialId: theirs.materialId, sort: 1 }] },
        { quiet: true },
      ),
    ).rejects.toThrow('只能关联已上架的总部素材')
  })

  it('is read-only for dealers and limited to their sales area', async () => {
    const me = sure(org.users.find(({ username }) => username === 'dealer01'))
    const area = sure(org.dealers.find(({ dealerCode }) => dealerCode === me.dealerCode)).areaName
    const { row } = promotionIn(PUBLISHED)
    Object.assign(row, { targetType: promotionTarget.areas, areaNames: [area] })
    const elsewhere = sure(promotionRows(Date.now()).find((one) => one.status === PUBLISHED && one.id !== row.id))
    Object.assign(elsewhere, { targetType: promotionTarget.areas, areaNames: ['没有的大区'] })
    await openConsole(alone, { as: 'dealer01' })
    await button(`详情 ${NAME}`)
    expect(offered(NAME)).toEqual(['详情'])
    expect(hasButton('新增推广方案')).toBe(false)
    await press(NAME)
    await sees('复制话术')
    await until(() => expect(document.querySelectorAll('.data-row').length).toBeGreaterThan(0))
    expect(document.querySelectorAll('.order-handle')).toHaveLength(0)
    await expect(promotions.get({ id: elsewhere.id }, { quiet: true })).rejects.toThrow('无权查看或数据不存在')
    await expect(
      promotions.setStatus({ id: row.id, status: promotionStatus.stopped }, { quiet: true }),
    ).rejects.toThrow(/没有操作权限|仅总部可执行该操作/)
  })
})
