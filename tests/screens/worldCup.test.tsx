// @module-tag members
import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as socialPoints from '@/api/members/socialPoints'
import * as worldCup from '@/api/members/worldCup'
import { cupStatus } from '@/entities/members/cupActivity'
import { guessResult, guessStatus } from '@/entities/members/cupGuess'
import { matchStatus } from '@/entities/members/cupMatch'
import { cupPrizeType } from '@/entities/members/cupPrize'
import { pointSide } from '@/entities/members/pointEnums'
import { formatTime, toMillis } from '@/lib/time'
import { APP_POOL } from '../../mocks/members/data/pointBook'
import { poolBalance } from '../../mocks/members/data/pointBook'
import { pointBook, poolById } from '../../mocks/members/rules/pointBook'
import {
  activity,
  finalDraw,
  matchDetail,
  matches,
  splitNow,
  tallyOf,
  teamById,
} from '../../mocks/members/rules/worldCup'
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
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  settled,
  sure,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeConsoleErrors } from '../setup'

const MATCHES = '/worldCupManagement/matchManagement'
const SETTINGS = '/worldCupManagement/activitySettings'
const GUESSES = '/worldCupManagement/guessDetails'
const DRAW = '/worldCupManagement/drawPrize'
const DAY = 86_400_000
const WINDOW = '.ant-modal'

const matchAt = (no: number) => sure(matches().find(({ matchNo }) => matchNo === no))
const teamName = (id: string) => sure(teamById(id)).teamName
const nameOf = (no: number) => {
  const { homeTeamId, awayTeamId } = matchAt(no)
  return `第 ${no} 场 ${teamName(homeTeamId)} - ${teamName(awayTeamId)}`
}
const page = () => sure(document.querySelector('main'))
const balance = () => poolBalance(sure(poolById(APP_POOL)))

describe('match management', () => {
  it('saves a knock-out score and moves the winner to the next match', { tags: ['core'] }, async () => {
    const [match, next] = [matchAt(50), matchAt(57)]
    await openConsole(`${MATCHES}?status=${matchStatus.toScore}`)
    await act(nameOf(50), '录入比分')
    await fill(teamName(match.homeTeamId), '1', WINDOW)
    await fill(teamName(match.awayTeamId), '1', WINDOW)
    await sees(new RegExp(`平局，猜中赛果 ${tallyOf(match).D} 人`))
    await choose('晋级球队', teamName(match.awayTeamId))
    await fill('加时/点球', '点球 4:5', WINDOW)
    await agree('保存')
    await dialog(/晋级/)
    await sees(`${teamName(match.awayTeamId)} → 第 57 场（1/4 决赛）客队`)
    await agree('确认晋级')
    await seesToast('晋级球队已填入对阵')
    expect(bodies(worldCup.updateScore)).toEqual([
      {
        id: match.id,
        homeScore: 1,
        awayScore: 1,
        scoreNote: '点球 4:5',
        winnerTeamId: match.awayTeamId,
        scoreTime: '',
      },
    ])
    expect(bodies(worldCup.update)).toEqual([{ target: 'match', id: next.id, awayTeamId: match.awayTeamId }])
    expect(next.awayTeamId).toBe(match.awayTeamId)
  })

  it('keeps the score when the promotion fails and retries it', async () => {
    const match = matchAt(50)
    await openConsole(`${MATCHES}?mode=score&record=${match.id}`)
    control.inject({ path: worldCup.update.path, kind: 'code', code: 500, message: '晋级服务不可用', times: 1 })
    await fill(teamName(match.homeTeamId), '2', WINDOW)
    await fill(teamName(match.awayTeamId), '0', WINDOW)
    await agree('保存')
    await agree('确认晋级')
    await sees('晋级服务不可用')
    expect(match.status).toBe(matchStatus.toDraw)
    await agree('确认晋级')
    await seesToast('晋级球队已填入对阵')
    expect(matchAt(57).awayTeamId).toBe(match.homeTeamId)
  })

  it('sends nothing when the promotion is declined', async () => {
    const match = matchAt(49)
    await openConsole(`${MATCHES}?stage=2`)
    await act(nameOf(49), '晋级')
    await agree('暂不晋级')
    expect(received(worldCup.update)).toEqual([])
    expect(matchAt(57).homeTeamId).not.toBe(match.homeTeamId)
  })

  it('shows the effect of a score correction and rejects a concurrent one', async () => {
    const match = matchAt(45)
    const old = `${match.homeScore}:${match.awayScore}`
    await openConsole(`${MATCHES}?mode=score&record=${match.id}`)
    await fill(teamName(match.homeTeamId), '7', WINDOW)
    Object.assign(match, { scoreTime: '2026-01-01 00:00:00' })
    await agree('保存')
    await dialog(new RegExp(`由 ${old} 更正为 7:`))
    await agree('保存')
    await sees('状态已变化，请刷新后重试')
  })

  it('rejects more than 30 goals and a draw without a winner', async () => {
    const match = matchAt(50)
    await openConsole(`${MATCHES}?mode=score&record=${match.id}`)
    await fill(teamName(match.homeTeamId), '31', WINDOW)
    await agree('保存')
    await sees(/0.*30/)
    await fill(teamName(match.homeTeamId), '2', WINDOW)
    await fill(teamName(match.awayTeamId), '2', WINDOW)
    await agree('保存')
    await sees('请选择晋级球队')
    expect(received(worldCup.updateScore)).toEqual([])
  })

  it('sends only the changed fields and validates deadline and teams', async () => {
    const match = matchAt(55)
    await openConsole(`${MATCHES}?mode=edit&record=${match.id}`)
    await fill('球场', '幸福体育场', '.ant-drawer')
    await press('保存')
    await seesToast('比赛已保存')
    expect(bodies(worldCup.update)).toEqual([{ target: 'match', id: match.id, venue: '幸福体育场' }])
    await expect(worldCup.update({ target: 'match', id: match.id, guessEnd: match.startTime })).rejects.toThrow(
      '竞猜截止须早于开球时间',
    )
    await expect(worldCup.update({ target: 'match', id: match.id, homeTeamId: match.awayTeamId })).rejects.toThrow(
      '主队和客队不能相同',
    )
  })

  it('locks the teams once somebody has guessed', async () => {
    const match = matchAt(53)
    await openConsole(`${MATCHES}?mode=edit&record=${match.id}`)
    await sees(`已有 ${tallyOf(match).count} 人竞猜，不能更换球队和参与积分`)
    await expect(worldCup.update({ target: 'match', id: match.id, homeTeamId: matchAt(1).homeTeamId })).rejects.toThrow(
      '不能更换球队',
    )
  })

  it('shows the parts of a pot and rejects one below the announced amount', async () => {
    const match = matchAt(53)
    await openConsole(`${MATCHES}?mode=jackpot&record=${match.id}`)
    await fill('保底奖池', '1000', WINDOW)
    await agree('保存')
    await sees('奖池不能低于已公布的 20,000')
    await fill('保底奖池', '80000', WINDOW)
    await sees(/^保底 80,000 \+ 参与积分入池 /)
    await agree('保存')
    await seesToast('奖池已设置')
    expect(bodies(worldCup.setJackpot)).toEqual([{ id: match.id, jackpot: 80_000 }])
  })

  it('cancels a match with a reason and returns the stakes', async () => {
    const match = matchAt(53)
    const points = tallyOf(match).count * match.stakePoints
    await openConsole(MATCHES)
    await act(nameOf(53), '取消比赛')
    await fill('取消原因', '场地积水', WINDOW)
    await agree('取消比赛')
    expect(await dialog(/取消后将向/)).toHaveTextContent(`共 ${points.toLocaleString('zh')}`)
    const word = await find('.ant-modal input', /./)
    await hands.type(word, '取消')
    await agree('取消比赛')
    await seesToast('比赛已取消')
    expect(match.status).toBe(matchStatus.cancelled)
    const { records } = await worldCup.listDetails({ matchId: match.id, pageSize: 1 })
    expect(records[0]).toMatchObject({ status: guessStatus.returned, winPoints: match.stakePoints })
  })

  it('reschedules a cancelled match', async () => {
    const match = matchAt(54)
    await openConsole(`${MATCHES}?mode=date&record=${match.id}`)
    const time = formatTime(Date.now() + 5 * DAY, 'YYYY-MM-DD HH:mm')
    await fill('开球时间', time, WINDOW)
    await hands.keyboard('{Enter}')
    await agree('保存')
    await seesToast('比赛已改期')
    expect(bodies(worldCup.update)).toEqual([
      { target: 'match', id: match.id, status: matchStatus.upcoming, startTime: `${time}:00` },
    ])
    takeConsoleErrors()
  })

  it('reloads only after the guessing of a match should have closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const open = sure(matches().find(({ status }) => status === matchStatus.open))
    await openConsole(MATCHES)
    await button(`第 ${open.matchNo} 场`)
    await vi.advanceTimersByTimeAsync(120_000)
    await settled()
    expect(received(worldCup.list)).toHaveLength(1)
    open.guessEnd = formatTime(control.now() + 3000, 'YYYY-MM-DD HH:mm:ss')
    await press('刷新')
    await new Promise((passed) => setTimeout(passed, sure(toMillis(open.guessEnd)) - Date.now() + 10))
    await vi.advanceTimersByTimeAsync(60_000)
    await find('[role=row]', new RegExp(`第 ${open.matchNo} 场待录比分`))
    await vi.advanceTimersByTimeAsync(120_000)
    await settled()
    expect(received(worldCup.list)).toHaveLength(3)
  })

  it('shows matches by day and as a bracket', async () => {
    await openConsole(`${MATCHES}?view=day`)
    expect(all('.cup-agenda button', /^第 \d+ 场/)).toHaveLength(64)
    await press(nameOf(49))
    await dialog(new RegExp(nameOf(49)))
    await press('关闭')
    await hands.click(sure(all('label', '对阵图')[0]))
    await sees(/季军赛/)
    expect(all('.cup-bracket button', /^第 \d+ 场/)).toHaveLength(16)
    const bracket = sure(document.querySelector<HTMLElement>('.cup-bracket'))
    bracket.focus()
    await hands.keyboard('{ArrowRight}{ArrowDown}')
    expect([bracket.scrollLeft, bracket.scrollTop]).toEqual([80, 80])
  })

  it('returns the focus to the bracket after the score dialog closes', async () => {
    await openConsole(`${MATCHES}?view=bracket`)
    const card = sure(all('.cup-bracket button', /^第 50 场/)[0])
    card.focus()
    await hands.keyboard('{Enter}')
    await press('录入比分')
    await dialog(/录入比分/)
    await hands.keyboard('{Escape}')
    await until(() => expect(document.activeElement).toBe(card))
  })

  it('opens a match by Enter after a drag released outside the bracket', async () => {
    await openConsole(`${MATCHES}?view=bracket`)
    const bracket = sure(document.querySelector<HTMLElement>('.cup-bracket'))
    fireEvent.pointerDown(bracket, { clientX: 200, clientY: 200 })
    fireEvent.pointerMove(bracket, { clientX: 100, clientY: 200, buttons: 1 })
    sure(all('.cup-bracket button', /^第 50 场/)[0]).focus()
    await hands.keyboard('{Enter}')
    await dialog(new RegExp(nameOf(50)))
  })

  it('filters by team and status', async () => {
    await openConsole(MATCHES)
    const { homeTeamId } = matchAt(1)
    await choose('球队', teamName(homeTeamId))
    await choose('状态', '待开奖')
    await until(() => expect(queries(worldCup.list).at(-1)).toMatchObject({ homeTeamId, status: '3' }))
  })

  it('searches the teams of a group by name', async () => {
    await openConsole(`${MATCHES}?tab=team&groupName=B`)
    await sees('B 组')
    expect(queries(worldCup.listTeams).at(-1)).toEqual({ groupName: 'B' })
    await fill('球队', 'England')
    expect(page()).toHaveTextContent('英格兰')
    expect(page()).not.toHaveTextContent('威尔士')
  })

  it('rejects scores from a sales area user', async () => {
    await openConsole('/home', { as: 'area_hd' })
    await expect(
      worldCup.updateScore({ id: matchAt(50).id, homeScore: 1, awayScore: 0, scoreNote: '' }),
    ).rejects.toThrow('没有操作权限')
  })
})

describe('guessing settings', () => {
  it('save only the changed base pot and apply it to unopened matches', { tags: ['core'] }, async () => {
    await openConsole(SETTINGS)
    await fill('每场保底奖池', '60000')
    await press('保存')
    const waiting = matches().filter(({ status }) => status === matchStatus.upcoming)
    await dialog(new RegExp(`应用到未开放的 ${waiting.length} 场`))
    await agree('应用')
    await until(() => expect(received(worldCup.setJackpot)).toHaveLength(waiting.length))
    expect(bodies(worldCup.update)).toEqual([
      { target: 'activity', id: '1', jackpot: 60_000, updateTime: expect.any(String) as string }, // vitest types it as any
    ])
    expect(waiting.map(({ base }) => base)).toEqual(waiting.map(() => 60_000))
  })

  it('lock the shares while the campaign runs', async () => {
    await openConsole(SETTINGS)
    expect(await box('猜中比分瓜分比例')).toBeDisabled()
    await expect(worldCup.update({ target: 'activity', id: '1', stakeRate: 70 })).rejects.toThrow('活动进行中不可修改')
  })

  it('go offline after confirmation and are republished with saved shares', async () => {
    await openConsole(SETTINGS)
    await press('下线')
    expect(await dialog(/确定下线/)).toHaveTextContent('已竞猜的场次照常开奖')
    await agree('下线')
    await seesToast('活动已下线')
    await fill('猜中比分瓜分比例', '70')
    expect(await box('猜中赛果瓜分比例')).toHaveValue('30')
    await press('发布')
    await sees('请先保存修改')
    expect(all('.ant-message, .ant-notification', '活动已发布')).toEqual([])
    expect(activity().status).toBe(cupStatus.down)
    await press('保存')
    await seesToast('活动设置已保存')
    await press('发布')
    await seesToast('活动已发布')
    expect(activity()).toMatchObject({ status: cupStatus.published, exactShare: 70, resultShare: 30 })
  })

  it('change both shares with the slider', async () => {
    Object.assign(activity(), { status: cupStatus.down })
    await openConsole(SETTINGS)
    const bar = await find('[role=slider]', /./)
    // The slider reads key codes, which typed keys lack in jsdom.
    fireEvent.keyDown(bar, { keyCode: 39 })
    await settled()
    await press('保存')
    await seesToast('活动设置已保存')
    expect(activity()).toMatchObject({ exactShare: 61, resultShare: 39 })
  })

  it('save a new base pot without asking when no match is unopened', async () => {
    for (const match of matches()) Object.assign(match, { status: matchStatus.cancelled })
    await openConsole(SETTINGS)
    await fill('每场保底奖池', '60000')
    await press('保存')
    await seesToast('活动设置已保存')
    expect(document.querySelector('.ant-modal')).toBeNull()
  })

  it('preview the payout of a match', async () => {
    await openConsole(SETTINGS)
    await sees(/奖池 21,000 积分：猜中比分每人 3,150，猜中赛果每人 420，剩余 0 滚入下一场/)
  })

  it('require a period that covers every match', async () => {
    Object.assign(activity(), { endTime: formatTime(Date.now() + DAY) })
    await openConsole(SETTINGS)
    await fill('活动名称', '冬季竞猜')
    await press('保存')
    await sees('活动时间须包含全部比赛')
    expect(received(worldCup.update)).toEqual([])
  })
})

describe('guess list', () => {
  it('filters and exports the guesses of a match', { tags: ['core'] }, async () => {
    const match = matchAt(1)
    await openConsole(`${GUESSES}?matchId=${match.id}`)
    await sees('瓜分积分')
    expect(queries(worldCup.listDetails)[0]).toMatchObject({ matchId: match.id, sortField: 'createTime' })
    await press('展开筛选')
    await choose('竞猜赛果', '主胜')
    await until(() => expect(queries(worldCup.listDetails).at(-1)).toMatchObject({ guessResult: guessResult.home }))
    await press('导出')
    await until(() =>
      expect(bodies(worldCup.exportDetails)).toMatchObject([{ matchId: match.id, guessResult: [guessResult.home] }]),
    )
  })

  it('filters by the user of a guess with one click', async () => {
    await openConsole(`${GUESSES}?matchId=${matchAt(3).id}`)
    const { records } = await worldCup.listDetails({
      matchId: matchAt(3).id,
      sortField: 'createTime',
      sortOrder: 'desc',
    })
    const row = sure(records[0])
    await act(row.nickname, '该用户全部竞猜')
    await until(() => expect(queries(worldCup.listDetails).at(-1)).toMatchObject({ userId: row.userId }))
  })

  it('shows its charts as tables', async () => {
    await openConsole(`${GUESSES}?matchId=${matchAt(2).id}`)
    await press('展开图表')
    await press(/以表格查看.*各场竞猜分布|以表格查看/)
    await sees('最多人猜的比分')
  })

  it('counts no more points won than issued', async () => {
    await openConsole(GUESSES)
    const { summary, total } = await worldCup.listDetails({ pageSize: 1 })
    expect(total).toBe(20_000)
    const issued = matches().reduce((sum, { draw }) => sum + (draw?.issuedPoints ?? 0), 0)
    expect(summary.winPoints).toBeLessThanOrEqual(issued)
    for (const match of matches()) if (match.draw) expect(match.draw.exactEach).toBeGreaterThanOrEqual(0)
  })
})

const goToLastStep = async (no: number) => {
  await press('开奖')
  await dialog(/App积分池余额/)
  await agree('下一步')
  await agree('下一步')
  const input = await find('.ant-modal input', /./)
  await hands.type(input, String(no))
}

describe('match draw', () => {
  it('shows the exact split and requires the match number for confirmation', { tags: ['core'] }, async () => {
    const match = matchAt(46)
    const split = splitNow(match)
    const before = balance()
    await openConsole(`${DRAW}?id=${match.id}`)
    await press('开奖')
    await dialog(/比分 10 分钟内无改动/)
    await agree('下一步')
    const figures = await dialog(/开奖后不可撤销/)
    for (const points of [split.exact.each, split.result.each, split.issued, split.rollover])
      expect(figures).toHaveTextContent(points.toLocaleString('zh'))
    await agree('下一步')
    expect(sure(all('.ant-modal-footer button', '确认开奖')[0])).toBeDisabled()
    await hands.type(await find('.ant-modal input', /./), '46')
    await agree('确认开奖')
    expect(await dialog(/中奖人数/)).toHaveTextContent(split.winners.toLocaleString('zh'))
    expect(match.status).toBe(matchStatus.drawn)
    expect(received(worldCup.drawLottery)).toHaveLength(1)
    expect(received(socialPoints.getPool).length).toBeGreaterThan(0)
    expect(before - balance()).toBeLessThanOrEqual(split.issued)
    expect(before - balance()).toBeGreaterThan(0)
  })

  it('includes prize points in the announced total', async () => {
    const match = matchAt(45)
    const split = splitNow(match)
    await openConsole(`${DRAW}?id=${match.id}`)
    await press('开奖')
    await dialog(/App积分池余额/)
    await agree('下一步')
    const points = split.issued + 2 * 1000 + 10 * 100
    expect(await dialog(/开奖后不可撤销/)).toHaveTextContent(`发放 ${points.toLocaleString('zh')} 积分`)
    expect((await worldCup.drawLottery({ id: match.id, requestNo: 'prizes' })).issuedPoints).toBe(points)
  })

  it('uses the shares of the campaign when the match has none', async () => {
    const match = matchAt(46)
    const { exactShare: _exact, resultShare: _result, ...rest } = matchDetail(match)
    control.inject({
      path: worldCup.get.path,
      kind: 'raw',
      body: JSON.stringify({ code: 200, data: rest }),
      times: 1,
    })
    await openConsole(`${DRAW}?id=${match.id}`)
    await sees(splitNow(match).exact.each.toLocaleString('zh'))
    expect(queries(worldCup.get).at(-1)).toMatchObject({ target: 'activity' })
  })

  it('shows its result when the response was lost', async () => {
    const match = matchAt(46)
    await openConsole(`${DRAW}?id=${match.id}`)
    await goToLastStep(46)
    control.inject({ path: worldCup.drawLottery.path, kind: 'wire', wire: 'tooShort', times: 1 })
    await agree('确认开奖')
    await dialog(/中奖人数/)
    expect(received(worldCup.drawLottery)).toHaveLength(1)
    expect(match.draw?.requestNo).toBe((bodies(worldCup.drawLottery)[0] as { requestNo: string }).requestNo) // as it was sent
  })

  it('resends an undelivered request under the same number', async () => {
    const match = matchAt(46)
    await openConsole(`${DRAW}?id=${match.id}`)
    await goToLastStep(46)
    control.inject({ path: worldCup.drawLottery.path, kind: 'reset', times: 1 })
    await agree('确认开奖')
    await sees(/经核实尚未开奖/)
    expect(match.status).toBe(matchStatus.toDraw)
    await agree('再次提交')
    await dialog(/中奖人数/)
    const [first, second] = bodies(worldCup.drawLottery)
    expect(second).toEqual(first)
  })

  it('cannot be repeated while its outcome is unknown', async () => {
    const match = matchAt(46)
    await openConsole(`${DRAW}?id=${match.id}`)
    await goToLastStep(46)
    control.inject({ path: worldCup.drawLottery.path, kind: 'wire', wire: 'tooShort', times: 1 })
    control.inject({ path: worldCup.get.path, kind: 'reset', times: 1 })
    await agree('确认开奖')
    await sees('暂时无法核实是否已开奖，请重新加载')
    expect(hasButton('确认开奖')).toBe(false)
    expect(hasButton('再次提交')).toBe(false)
    await agree('重新加载')
    await dialog(/中奖人数/)
    expect(received(worldCup.drawLottery)).toHaveLength(1)
  })

  it('shows the result of a draw made by another user', async () => {
    const match = matchAt(46)
    await openConsole(`${DRAW}?id=${match.id}`)
    await goToLastStep(46)
    await worldCup.drawLottery({ id: match.id, requestNo: 'other' })
    await agree('确认开奖')
    await sees('已开奖，以下为开奖结果')
    await dialog(/中奖人数/)
    expect(match.draw?.requestNo).toBe('other')
  })

  it('books a repeated request only once', async () => {
    const match = matchAt(47)
    await openConsole(DRAW)
    const first = await worldCup.drawLottery({ id: match.id, requestNo: 'same' })
    const after = balance()
    expect(await worldCup.drawLottery({ id: match.id, requestNo: 'same' })).toEqual(first)
    expect(balance()).toBe(after)
    const paid = pointBook().lines.filter(({ bizNo, side }) => bizNo === match.id && side === pointSide.app)
    expect(paid.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(sure(first.issuedPoints))
  })

  it('is blocked when the pool cannot cover it', async () => {
    const match = matchAt(46)
    Object.assign(sure(poolById(APP_POOL)), { totalOut: sure(poolById(APP_POOL)).totalIn - 5 })
    await openConsole(`${DRAW}?id=${match.id}`)
    await press('开奖')
    await sees('积分池余额不足，当前 5')
    expect(sure(all('.ant-modal-footer button', '下一步')[0])).toBeDisabled()
    await expect(worldCup.drawLottery({ id: match.id, requestNo: 'x' })).rejects.toThrow('积分池余额不足')
  })

  it('is blocked until the score has been unchanged for ten minutes', async () => {
    const match = matchAt(46)
    Object.assign(match, { scoreTime: formatTime(Date.now() - 60_000) })
    await openConsole(`${DRAW}?id=${match.id}`)
    await press('开奖')
    await sees('比分 10 分钟内有改动，请稍后再开奖')
    expect(sure(all('.ant-modal-footer button', '下一步')[0])).toBeDisabled()
  })

  it('rolls the pot over when nobody guessed right', async () => {
    const match = matchAt(46)
    Object.assign(match, { homeScore: 29, awayScore: 29 })
    const tally = tallyOf(match)
    const was = tally.D
    Object.assign(tally, { D: 0 })
    try {
      const { rollover } = splitNow(match)
      const next = matchAt(50)
      const before = next.rolled
      await openConsole(`${DRAW}?id=${match.id}`)
      await sees('本场无人猜中，奖池将滚入下一场')
      await worldCup.drawLottery({ id: match.id, requestNo: 'none' })
      expect(next.rolled - before).toBe(rollover)
    } finally {
      Object.assign(tally, { D: was })
    }
  })

  it('saves its prizes', async () => {
    const match = matchAt(46)
    await openConsole(`${DRAW}?id=${match.id}`)
    await press('设置奖品')
    await press('添加奖品')
    await fill('奖品名称', '球票', '.cup-prizes')
    await fill('每份积分', '300', '.cup-prizes')
    await fill('数量', '3', '.cup-prizes')
    await sees(/^共 3 份，可抽奖/)
    await press('保存')
    await seesToast('奖品已保存')
    expect(bodies(worldCup.setJackpot)).toEqual([
      {
        id: match.id,
        prizes: [{ level: 1, prizeName: '球票', prizeType: cupPrizeType.points, points: 300, total: 3 }],
      },
    ])
  })

  it('lists winners with prizes first and exports them', async () => {
    const match = matchAt(37)
    await openConsole(`${DRAW}?id=${match.id}`)
    await sees('中奖名单')
    expect(queries(worldCup.listDetails).at(-1)).toMatchObject({ matchId: match.id, sortField: 'prizeStatus' })
    await press('导出中奖名单')
    await until(() =>
      expect(bodies(worldCup.exportDetails)).toEqual([
        { matchId: match.id, status: [guessStatus.result, guessStatus.exact] },
      ]),
    )
    expect(hasButton('设置奖品')).toBe(false)
  })
})

describe('final draw', () => {
  it('is disabled until the last match is drawn', async () => {
    await openConsole(`${DRAW}?tab=final`)
    await sees(/^还有 \d+ 场未开奖$/)
    expect(await button('开奖')).toBeDisabled()
  })

  it('shows chances that total 100 percent for a minimum of right guesses', async () => {
    await openConsole(`${DRAW}?tab=final`)
    await fill('最少猜中场数', '1')
    await until(() => expect(queries(worldCup.get).at(-1)).toMatchObject({ target: 'activity', minRight: '1' }))
    await settled()
    const shares = [...document.querySelectorAll('td')].flatMap(({ textContent }) => {
      const rate = /^([\d.]+)%$/.exec(textContent)?.[1]
      return rate ? [Math.round(Number(rate) * 100)] : []
    })
    expect(shares.at(-1)).toBe(10_000)
    expect(shares.slice(0, -1).reduce((sum, share) => sum + share, 0)).toBe(10_000)
  })

  describe('by keyboard', () => {
    const openSteps = async () => {
      for (const match of matches())
        if (match.status !== matchStatus.drawn) Object.assign(match, { status: matchStatus.cancelled })
      await openConsole(`${DRAW}?tab=final`)
      const draw = await button('开奖')
      draw.focus()
      await hands.keyboard('{Enter}')
      await dialog(/开奖/)
      await settled()
      return draw
    }
    const focused = () => document.activeElement
    const toConfirmation = async () => {
      await until(() => expect(focused()).toHaveTextContent(/^取\s?消$/))
      await hands.tab()
      await hands.keyboard('{Enter}{Enter}')
      await until(() => expect(focused()?.tagName).toBe('INPUT'))
    }

    it('starts on the safe button', async () => {
      await openSteps()
      await until(() => expect(focused()).toHaveTextContent(/^取\s?消$/))
    })

    it('is made with Tab and Enter', async () => {
      await openSteps()
      await toConfirmation()
      await hands.keyboard('总开奖{Enter}')
      await dialog(/中奖人数/)
      expect(bodies(worldCup.drawLottery)).toMatchObject([{ minRight: 10 }])
    })

    it('focuses the close button once it is made', async () => {
      await openSteps()
      await toConfirmation()
      await hands.keyboard('总开奖{Enter}')
      await dialog(/中奖人数/)
      await until(() => expect(focused()).toHaveTextContent(/^关\s?闭$/))
    })

    it('focuses the safe button after a rejection', async () => {
      control.inject({ path: worldCup.drawLottery.path, kind: 'code', code: 500, message: '系统繁忙' })
      await openSteps()
      await toConfirmation()
      await hands.keyboard('总开奖{Enter}')
      await sees('系统繁忙')
      await until(() => expect(focused()).toHaveTextContent(/^取\s?消$/))
    })

    it('is not made by Enter before its name is typed', async () => {
      await openSteps()
      await toConfirmation()
      await hands.keyboard('总开{Enter}')
      await settled()
      expect(bodies(worldCup.drawLottery)).toEqual([])
    })

    it('returns to its button on Escape', async () => {
      const draw = await openSteps()
      await toConfirmation()
      await hands.keyboard('{Escape}')
      await until(() => expect(document.querySelector('[role=dialog]')).toBeNull())
      await until(() => expect(draw).toHaveFocus())
    })
  })

  it('is read-only after it has been made', async () => {
    for (const match of matches())
      if (match.status !== matchStatus.drawn) Object.assign(match, { status: matchStatus.cancelled })
    await openConsole(`${DRAW}?tab=final`)
    await press('开奖')
    await agree('下一步')
    await agree('下一步')
    await hands.type(await find('.ant-modal input', /./), '总开奖')
    await agree('确认开奖')
    await dialog(/中奖人数/)
    expect(bodies(worldCup.drawLottery)).toMatchObject([{ minRight: 10 }])
    expect(sure(finalDraw()).winners.length).toBeGreaterThan(0)
    await agree('关闭')
    await sees(/^已于 .* 开奖$/)
    expect(queries(worldCup.listDetails).at(-1)).toMatchObject({ matchId: '0' })
    expect(hasButton('设置奖品')).toBe(false)
  })
})
