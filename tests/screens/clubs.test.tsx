// @module-tag community
import { describe, expect, it } from 'vitest'
import * as clubs from '@/api/community/clubs'
import * as dynamics from '@/api/community/dynamics'
import * as socialActivities from '@/api/community/socialActivities'
import * as users from '@/api/system/users'
import { clubStatus, clubType, joinMode, memberRole, memberStatus } from '@/entities/community/club'
import { userType, violateReason } from '@/entities/community/shared'
import { formatTime } from '@/lib/time'
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'
import { clubs as clubRows } from '../../mocks/community/rules/clubs'
import { inClub, members } from '../../mocks/community/rules/members'
import { control } from '../../mocks/core/control'
import { org } from '../../mocks/system/rules/store'
import { people, personOf } from '../../mocks/community/rules/people'
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
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'
import { grantAll } from '../readers'

const CLUBS = '/club-management/carClub'
const CLUB = '/club-management/carClubDetail'
const MEMBERS = '/club-management/member'
const clubOf = (name: string) => sure(clubRows().find(({ clubName }) => clubName === name))
const inState = (status: number, more: (row: ReturnType<typeof clubOf>) => boolean = () => true) =>
  sure(clubRows().find((row) => row.status === status && more(row)))
const errors = () => all('.ant-form-item-explain-error', /./)

describe('club list', () => {
  it('has members within the limit and one president per active club', () => {
    expect(members()).toHaveLength(12_400)
    for (const row of clubRows()) {
      const kept = row.status === clubStatus.up || row.status === clubStatus.down
      const here = inClub(row.id)
      expect(here.filter((one) => one.memberRole === memberRole.president)).toHaveLength(kept ? 1 : 0)
      expect(here.length).toBeLessThanOrEqual(row.memberLimit)
      expect(new Set(here.map(({ userId }) => userId)).size).toBe(here.length)
    }
  })

  it('unpublishes a club with a reason', { tags: ['core'] }, async () => {
    const row = clubOf('上海星屿车友会')
    await openConsole(`${CLUBS}?clubName=${row.clubName}`)
    await find('a', row.clubName)
    const [first] = received(clubs.list)
    expect(first?.body).toMatchObject({ access_token: expect.any(String), clubName: row.clubName })
    expect(first?.headers).not.toHaveProperty('authorization')
    await act(row.clubName, '下架')
    await dialog(/下架车友会「上海星屿车友会」/)
    await tick('灌水刷屏')
    await sees(/因「灌水刷屏」已被下架/)
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(clubs.shelve)).toEqual([{ id: row.id, status: 0, reason: violateReason.spam }])
    expect(row).toMatchObject({ status: clubStatus.down, statusReason: '灌水刷屏' })
  })

  it('asks for confirmation before publishing a second club of a series in a city', async () => {
    const row = clubOf('上海星屿车友会')
    row.status = clubStatus.down
    const other = inState(clubStatus.up, ({ cityCode }) => cityCode !== row.cityCode)
    Object.assign(other, { cityCode: row.cityCode, seriesCode: row.seriesCode })
    await openConsole(`${CLUBS}?clubName=${row.clubName}`)
    await press(`上架 ${row.clubName}`)
    await dialog(/该城市已有同车系车友会，仍要上架？/)
    expect(received(clubs.shelve)).toEqual([])
    await agree('上架')
    await seesToast('已上架')
    expect(bodies(clubs.shelve)).toEqual([{ id: row.id, status: 1 }])
  })

  it('rejects publishing an incomplete club and disbands it after its name is typed', async () => {
    const bare = inState(clubStatus.down, ({ cover }) => cover === '')
    await openConsole(`${CLUBS}?status=1&clubName=${bare.clubName}`)
    await press(`上架 ${bare.clubName}`)
    await seesToast('请先完善头像、封面、城市和会长')
    expect(bare.status).toBe(clubStatus.down)
    const count = inClub(bare.id).length
    await act(bare.clubName, '解散')
    await sees(new RegExp(`解散后不可恢复，${count} 名成员将被移出`))
    await tick('虚假信息')
    await agree('解散')
    await until(() => expect(errors().length).toBeGreaterThan(0))
    expect(received(clubs.remove)).toEqual([])
    await hands.type(await box('确认名称'), bare.clubName)
    await until(() => expect(errors()).toEqual([]))
    await agree('解散')
    await seesToast('已解散')
    expect(bodies(clubs.remove)).toEqual([{ id: bare.id, reason: violateReason.untrue }])
    expect(bare.status).toBe(clubStatus.disbanded)
    expect(inClub(bare.id)).toEqual([])
    const rejected = inState(clubStatus.rejected)
    await expect(clubs.remove({ id: clubOf('上海星屿车友会').id, reason: violateReason.advert })).rejects.toThrow(
      '当前状态不允许',
    )
    await clubs.remove({ id: rejected.id, reason: violateReason.advert })
    expect(clubRows()).not.toContain(rejected)
  })

  it('deletes a rejected club with a reason from the list and from its page', async () => {
    const [one, two] = clubRows().filter(({ status }) => status === clubStatus.rejected)
    const { router } = await openConsole(`${CLUBS}?status=3&clubName=${sure(one).clubName}`)
    await act(sure(one).clubName, '删除')
    await dialog(new RegExp(`删除车友会「${sure(one).clubName}」`))
    await agree('删除')
    await until(() => expect(errors().length).toBeGreaterThan(0))
    expect(received(clubs.remove)).toEqual([])
    await tick('虚假信息')
    await agree('删除')
    await seesToast('已删除')
    await router.navigate(`${CLUB}?id=${sure(two).id}`)
    await press('删除')
    await tick('其他')
    await fill('说明', '重复申请，保留另一个', '.ant-modal')
    await agree('删除')
    await until(() => expect(location.pathname).toBe(CLUBS))
    expect(bodies(clubs.remove)).toEqual([
      { id: sure(one).id, reason: violateReason.untrue },
      { id: sure(two).id, reason: violateReason.other, remark: '重复申请，保留另一个' },
    ])
    expect(clubRows()).not.toContain(one)
    expect(clubRows()).not.toContain(two)
  })

  it('filters clubs without recent posts and nearly full clubs', async () => {
    await openConsole(CLUBS)
    await press('近 30 天无动态')
    await until(() => expect(bodies(clubs.list).at(-1)).toMatchObject({ idleDays: '30' }))
    await press('近 30 天无动态')
    await press('即将满员')
    await until(() => expect(bodies(clubs.list).at(-1)).toMatchObject({ fullRate: '95' }))
    await find('a', '北京新能源车友会')
    await until(() => expect(all('main a', '上海星屿车友会')).toEqual([]))
    await expect(clubs.list({ fullRate: 95, pageNo: 1, pageSize: 100 })).resolves.toMatchObject({
      records: expect.arrayContaining([expect.objectContaining({ clubName: '广州南国车友会' })]),
    })
  })
})

describe('club page', () => {
  it('shows members, member growth and posts', async () => {
    const row = clubOf('上海星屿车友会')
    await openConsole(`${CLUB}?id=${row.id}`)
    await sees('近 12 个月成员变化')
    await until(() => expect(all('main td', /^会长$/)).toHaveLength(1))
    expect(bodies(clubs.listMembers)).toEqual([{ clubId: row.id, status: [1, 2], pageNo: 1, pageSize: 10 }])
    await hands.click(await find('[role=tab]', '动态'))
    await find('th', '发布时间')
    expect(hasButton('解散')).toBe(false)
    expect(hasButton('下架')).toBe(true)
  })

  it('ignores records of other clubs when the server does not filter', async () => {
    const { router } = await openConsole('/home')
    const { id } = clubOf('上海星屿车友会')
    const lists = [
      ['成员', clubs.listMembers, 'nickname'],
      ['动态', dynamics.list, 'title'],
      ['活动', socialActivities.listEnrolls, 'title'],
      ['审核记录', dynamics.listAudits, 'nickname'],
    ] as const
    for (const [tab, { path }, name] of lists)
      control.inject({
        path,
        kind: 'code',
        code: 200,
        data: {
          records: [Number(id), { id, clubName: '上海星屿车友会' }, null, '1'].map((clubId, at) => ({
            [path === dynamics.listAudits.path ? 'auditId' : 'id']: String(at),
            clubId,
            [name]: `${tab}${['甲', '乙', '没说', '别会'][at]}`,
          })),
        },
      })
    await router.navigate(`${CLUB}?id=${id}`)
    for (const [tab] of lists) {
      await hands.click(await find('[role=tab]', tab))
      for (const of of ['甲', '乙', '没说']) await sees(`${tab}${of}`)
    }
    expect(document.body).not.toHaveTextContent('别会')
  })

  it('changes the president after confirmation and makes the former one a plain member', async () => {
    const row = clubOf('上海星屿车友会')
    const other = clubOf('成都山野车友会')
    const former = row.presidentId
    const free = sure(
      people().find(
        (one) => one.userType === userType.owner && !clubRows().some(({ presidentId }) => presidentId === one.userId),
      ),
    )
    const plain = sure(people().find((one) => one.userType === userType.user))
    await openConsole(`${CLUB}?id=${row.id}&mode=edit`)
    expect(await box('车友会名称')).toHaveValue(row.clubName)
    const phone = await find('input', /查找App用户 会长/)
    await hands.type(phone, plain.phone)
    await sees('会长须为认证车主')
    await hands.clear(phone)
    await hands.type(phone, sure(personOf(other.presidentId)).phone)
    await press(`选用 ${sure(personOf(other.presidentId)).nickname}`)
    await press(/^保\s?存$/)
    await dialog(/更换现任会长/)
    await agree(/^保\s?存$/)
    await sees(`该用户已是「${other.clubName}」会长`)
    expect(row.presidentId).toBe(former)
    await hands.type(await find('input', /查找App用户 会长/), free.phone)
    await press(`选用 ${free.nickname}`)
    expect(bodies(users.findByPhone).at(-1)).toEqual({ phone: free.phone })
    await fill('人数上限', '20')
    await press(/^保\s?存$/)
    await sees(/人数上限不能小于当前成员数/)
    await fill('人数上限', '800')
    await press(/^保\s?存$/)
    await dialog(/原会长将变为普通成员/)
    await agree(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(clubs.update).at(-1)).toEqual({
      id: row.id,
      presidentId: free.userId,
      memberLimit: 800,
      updateTime: expect.any(String),
    })
    const presidents = inClub(row.id).filter((one) => one.memberRole === memberRole.president)
    expect(presidents.map(({ userId }) => userId)).toEqual([free.userId])
    expect(inClub(row.id).find(({ userId }) => userId === former)?.memberRole).toBe(memberRole.member)
  })

  it('rejects a taken name and a missing series for a new club', async () => {
    await openConsole(CLUB)
    await fill('车友会名称', '上海星屿车友会')
    await press(/^保\s?存$/)
    await sees('车友会名称已存在')
    await fill('车友会名称', '夜行车友会')
    await until(() => expect(document.querySelector('.club-face')).toHaveTextContent('夜行车友会'))
    await tick('车系车友会')
    await press(/^保\s?存$/)
    await sees('请选择所属车系')
    expect(received(clubs.create)).toEqual([])
    const sent = {
      clubName: '夜行车友会',
      clubType: clubType.series,
      seriesCode: 'XY_X9',
      logo: '/a.png',
      cover: '/b.png',
      intro: '喜欢夜里出发的车主的家',
      joinMode: joinMode.open,
      memberLimit: 500,
    } as const
    const { id } = await clubs.create(sent)
    expect(clubRows().find((row) => row.id === id)).toMatchObject({ status: clubStatus.down, memberLimit: 500 })
    await expect(clubs.create(sent)).rejects.toThrow('车友会名称已存在')
    await expect(clubs.shelve({ id, status: 1 })).rejects.toThrow('请先完善头像、封面、城市和会长')
  })

  it('creates a club with pictures restored from a draft and opens its page', async () => {
    const { router } = await openConsole(`${CLUBS}?clubName=上海星屿车友会`)
    await find('a', '上海星屿车友会')
    draftOf('club.new').set({ logo: '/__files/1', cover: '/__files/2' }, DRAFT_LIFE_MS)
    await router.navigate(CLUB)
    await press('恢复')
    await fill('车友会名称', '夜行车友会')
    await tick('车系车友会')
    await choose('所属车系', '星屿X9')
    await fill('简介', '喜欢夜里出发的车主的家')
    await fill('人数上限', '300')
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(clubs.create)).toEqual([
      {
        clubName: '夜行车友会',
        clubType: clubType.series,
        seriesCode: 'XY_X9',
        logo: '/__files/1',
        cover: '/__files/2',
        intro: '喜欢夜里出发的车主的家',
        joinMode: joinMode.open,
        memberLimit: 300,
        sort: 0,
      },
    ])
    const made = clubOf('夜行车友会')
    expect(made.status).toBe(clubStatus.down)
    await until(() => expect(new URLSearchParams(location.search).get('id')).toBe(made.id))
    await sees('近 12 个月成员变化')
  })

  it('is read-only for a disbanded club', async () => {
    const gone = inState(clubStatus.disbanded)
    await openConsole(`${CLUB}?id=${gone.id}&mode=edit`)
    await until(() => expect(document.querySelector('.club-banner')).toHaveTextContent(gone.disbandBy))
    expect(document.querySelector('.club-banner')).toHaveTextContent(formatTime(gone.disbandTime, 'YYYY-MM-DD HH:mm'))
    expect(hasButton('编辑')).toBe(false)
  })

  it('is read-only for a club waiting for review', async () => {
    const waiting = inState(clubStatus.pending)
    await openConsole(`${CLUB}?id=${waiting.id}`)
    await sees('该车友会待审核')
    expect(hasButton('编辑')).toBe(false)
  })
})

describe('club member list', () => {
  const newestOf = (row: ReturnType<typeof clubOf>) =>
    inClub(row.id)
      .filter((member) => member.status === memberStatus.normal && member.memberRole === memberRole.member)
      .toSorted((a, b) => b.joined - a.joined)
  const nameOf = (member: ReturnType<typeof newestOf>[number] | undefined) =>
    sure(personOf(sure(member).userId)).nickname

  it('removes a member only with a sufficiently long reason', { tags: ['core'] }, async () => {
    const row = clubOf('上海星屿车友会')
    await openConsole(`${MEMBERS}?clubId=${row.id}`)
    await sees('每月加入人数')
    expect(bodies(clubs.listMembers)[0]).toMatchObject({ clubId: row.id, status: memberStatus.normal })
    const [one] = newestOf(row)
    await act(nameOf(one), '移出')
    await sees('移出后该用户 30 天内不可再申请')
    await fill('移出原因', '太短', '.ant-modal')
    await agree('移出')
    await until(() => expect(errors().length).toBeGreaterThan(0))
    expect(received(clubs.removeMember)).toEqual([])
    await fill('移出原因', '反复发布广告', '.ant-modal')
    await agree('移出')
    await seesToast('已移出')
    expect(bodies(clubs.removeMember)).toEqual([{ id: sure(one).id, reason: '反复发布广告' }])
    expect(one).toMatchObject({ status: memberStatus.removed, leaveReason: '反复发布广告' })
  })

  it('does not call a club empty when a filter finds no member', async () => {
    const row = clubOf('上海星屿车友会')
    await openConsole(`${MEMBERS}?clubId=${row.id}&nickname=没有这个人`)
    await sees('成员数')
    await settled()
    expect(document.querySelector('.club-line')).not.toHaveTextContent('该车友会暂无成员')
  })

  it('removes several members of one club but never the president', async () => {
    const row = clubOf('上海星屿车友会')
    await openConsole(`${MEMBERS}?clubId=${row.id}`)
    const [two, three] = newestOf(row)
    for (const member of [two, three]) await tick(`选择「${nameOf(member)}」`)
    await press('移出')
    await dialog(/移出所选 2 名成员/)
    await fill('移出原因', '冒充认证车主', '.ant-modal')
    await agree('移出')
    await sees(/成功 2/)
    expect(bodies(clubs.removeMember)).toEqual(
      [two, three].map((member) => ({ id: sure(member).id, reason: '冒充认证车主' })),
    )
    const president = sure(inClub(row.id).find((member) => member.memberRole === memberRole.president))
    await expect(clubs.removeMember({ id: president.id, reason: '反复发布广告' })).rejects.toThrow('会长不可移出')
  })

  it('rejects a bulk removal across clubs and masks phone numbers', async () => {
    const row = clubOf('上海星屿车友会')
    const some = sure(inClub(row.id).find((member) => member.memberRole === memberRole.member))
    const { phone, nickname } = sure(personOf(some.userId))
    await openConsole(`${MEMBERS}?phone=${phone}`)
    await until(() => expect(all('main [role=row]', new RegExp(nickname)).length).toBeGreaterThan(1))
    expect(bodies(clubs.listMembers)[0]).toMatchObject({ phone })
    expect(document.querySelector('main [role=table]')).not.toHaveTextContent(phone)
    for (const member of all('main input[type=checkbox]', /^选择「/).slice(0, 2)) await hands.click(member)
    await press('移出')
    await seesToast('请选择同一车友会的成员')
    expect(received(clubs.removeMember)).toEqual([])
  })
})

describe('dealer access to clubs', () => {
  it('is limited to reading its sponsored clubs and removing their members', async () => {
    const { dealerCode } = sure(org.users.find(({ username }) => username === 'market01'))
    const row = clubOf('上海星屿车友会')
    const other = inState(clubStatus.up, ({ id }) => id !== row.id)
    for (const club of clubRows()) club.dealerCode = ''
    row.dealerCode = dealerCode
    grantAll('DEALER_MARKETING', [CLUBS, MEMBERS])
    const { router } = await openConsole(CLUBS, { as: 'market01' })
    await sees(row.clubName)
    await settled()
    expect(all('main [role=row]', new RegExp(other.clubName))).toEqual([])
    expect(document.querySelectorAll('.data-row')).toHaveLength(1)
    expect(all('button', /^(新增|上架|下架|解散|删除|编辑)/)).toEqual([])
    expect(all('input', /经销商/)).toEqual([])
    expect(all('[role=columnheader]', /经销商/)).toEqual([])

    await router.navigate(MEMBERS)
    const isPlain = ({ status, memberRole: role }: ReturnType<typeof inClub>[number]) =>
      status === memberStatus.normal && role === memberRole.member
    const member = sure(
      inClub(row.id)
        .filter(isPlain)
        .toSorted((a, b) => b.joined - a.joined)[0],
    )
    const { nickname, phone } = sure(personOf(member.userId))
    await sees(nickname)
    await settled()
    expect(document.querySelector('main')).not.toHaveTextContent(phone)
    expect(new Set(all('main .data-row', /./).map((one) => one.textContent.includes(row.clubName)))).toEqual(
      new Set([true]),
    )
    await act(nickname, '移出')
    await fill('移出原因', '反复发布广告', '.ant-modal')
    await agree('移出')
    await seesToast('已移出')
    expect(bodies(clubs.removeMember)).toEqual([{ id: member.id, reason: '反复发布广告' }])
    expect(member.status).toBe(memberStatus.removed)
    await router.navigate(`${CLUB}?id=${row.id}&mode=edit`)
    await sees('近 12 个月成员变化')
    await settled()
    expect(all('main input', /^车友会名称/)).toEqual([])
    expect(all('main button', /^(编辑|上架|下架|解散|删除|保\s?存)/)).toEqual([])
    await router.navigate(`${CLUB}?id=${other.id}`)
    await sees('无权查看或数据不存在')
    const foreign = sure(inClub(other.id).find(isPlain))
    await expect(clubs.removeMember({ id: foreign.id, reason: '反复发布广告' })).rejects.toThrow('无权')
    expect(foreign.status).toBe(memberStatus.normal)
  })
})
