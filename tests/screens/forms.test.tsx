// @module-tag sweep
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as socialActivities from '@/api/community/socialActivities'
import { useMessages } from '@/app/messages'
import { forgetNotice } from '@/api/notices'
import { WRONGS } from '../faultList'
import { all, askedTwice, choose, fill, find, hands, settled, sure, until } from '../actions'
import { control, openConsole, received, reloadConsole, toasts } from '../harness'
import { isCovered } from '../modules'
import { takeConsoleErrors } from '../setup'

/** FAULTS=all tries every form under a dozen faults. Otherwise each form has one. */
const ALL = process.env.FAULTS === 'all'
const GROUPS = '/system-management/groupDealerManagement'
const SOURCES = '/clue-management/soureManagement'
const DEALERS = '/system-management/distributorManagement'
const USERS = '/system-management/userManagement'

interface FormOf {
  path: string
  /** Names pressed in order: buttons, tabs, or actions of the first row that has them. */
  open: readonly string[]
  /** Fills the form. Without it a character is added to the first box. */
  fill?: () => Promise<unknown>
}
const part = '.ant-drawer-open, .ant-modal-wrap'
const FORMS: readonly FormOf[] = [
  { path: `${USERS}?keyword=area_hd&status=`, open: ['编辑'] },
  { path: `${USERS}?keyword=area_hd&status=`, open: ['关联经销商'] },
  { path: '/system-management/roleManagement', open: ['编辑'] },
  { path: '/system-management/carsManagement?brandCode=QM', open: ['编辑'] },
  { path: '/system-management/enterpriseManagement', open: ['编辑'] },
  { path: DEALERS, open: ['编辑'] },
  {
    path: DEALERS,
    open: ['暂停营业'],
    fill: () => fill(/原因/, '门店装修,暂停营业', part),
  },
  { path: GROUPS, open: ['编辑'] },
  { path: '/system-management/secondDealerManagement', open: ['编辑'] },
  { path: '/internalStaff', open: ['编辑'] },
  { path: '/version/version?status=0', open: ['编辑'] },
  { path: '/version/version', open: ['扩大灰度'], fill: () => fill(/灰度/, '90', part) },
  { path: '/workNoList/workNoList', open: ['续期'], fill: () => choose('有效期', '30 天', part) },
  { path: '/policyAgreementManagement/agreementPrivacy?status=0', open: ['编辑'] },
  { path: '/policyAgreementManagement/faceManagement', open: ['编辑'] },
  { path: '/policyAgreementManagement/OTAupgradeProtocol', open: ['编辑'] },
  { path: '/system-management/resourceManagement', open: ['编辑 系统管理'] },
  { path: SOURCES, open: ['编辑'] },
  { path: SOURCES, open: ['活动', '编辑'] },
  { path: SOURCES, open: ['活动渠道', '编辑'] },
  { path: '/outboundTask/outboundTask', open: ['编辑'] },
  { path: '/marketing-management/cardVoucherManagement?status=0', open: ['编辑'] },
  { path: '/marketing-management/cardVoucherManagement?status=1', open: ['编辑'] },
  {
    path: '/clue-management/phoneBlacklist',
    open: ['新增黑名单'],
    fill: async () => {
      await fill('手机号', '13900004321', part)
      await choose(/原因/, /^(?!.*其他)/, part)
    },
  },
  {
    path: '/clue-management/clueList',
    open: ['拉黑'],
    fill: () => choose(/原因/, /^(?!.*其他)/, part),
  },
]

const failing = WRONGS.filter(
  ({ fails, writes, does }) => fails && writes && does !== 'offline' && does.kind !== 'wire',
)
const DOZEN = failing.filter((_, at) => at % Math.floor(failing.length / 12) === 0).slice(0, 12)
/** jsdom logs a broken connection as an error. */
const SAID = /^Error: (?:socket hang up|read ECONNRESET|aborted)|ECONN|XMLHttpRequest|AggregateError|terminated/

const frame = () =>
  [...document.querySelectorAll<HTMLElement>('.ant-drawer-open, .ant-modal-wrap, main')].findLast((one) =>
    one.querySelector('form'),
  )
const byName = (name: string) =>
  all('button', name)[0] ?? all('[role=row] button, .data-row button', new RegExp(`^${name} `))[0]
const go = async (name: string) => {
  await settled()
  const tab = all('[role=tab]', name)[0]
  if (tab) return hands.click(tab)
  await until(() => sure(byName(name) ?? all('button', /^更多 /)[0]))
  const direct = byName(name)
  if (direct) return hands.click(direct)
  for (const more of all('button', /^更多 /)) {
    await hands.click(more)
    const item = await find('[role=menuitem]', name).catch(() => undefined)
    if (item) return hands.click(item)
    await hands.keyboard('{Escape}')
  }
  throw new Error(`nothing is called ${name}`)
}
const touch = () => {
  const boxes = [
    ...(frame()?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form textarea, form input[type=text]') ??
      []),
  ]
  const free = boxes.find(
    (one) =>
      !one.readOnly &&
      !one.disabled &&
      !one.closest('.ant-picker, .ant-select, .ant-input-number, .dealer-picker, .menu-picker'),
  )
  if (free) fireEvent.change(free, { target: { value: `${free.value}7` } })
  else {
    const box = sure(frame()?.querySelector<HTMLElement>('form input[type=checkbox]:not(:disabled)'))
    fireEvent.click(box)
  }
}
const held = () => {
  const form = frame()
  return [
    ...[...(form?.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea') ?? [])].map(
      (one) => `${one.value} ${one.checked}`,
    ),
    ...[...(form?.querySelectorAll('.ant-select-content, [contenteditable=true], [role=switch]') ?? [])].map(
      (one) => one.textContent,
    ),
    ...[...(form?.querySelectorAll('img') ?? [])].map(({ src }) => src),
  ]
}
const writes = () => control.log().filter(({ fault }) => fault !== undefined).length
const good = () => useMessages.getState().past.filter(({ tone }) => tone === 'success').length
const saveButton = () => {
  const windows = document.querySelectorAll<HTMLElement>(
    '.ant-drawer-open .ant-drawer-footer .ant-btn-primary, .ant-modal-footer .ant-btn-primary',
  )
  return sure([...windows].at(-1) ?? all('main button', /^(?:保存|存草稿)$/)[0])
}
const send = async (there: () => boolean) => {
  await hands.click(saveButton())
  await until(async () => {
    const ask = [...document.querySelectorAll<HTMLElement>('.ant-modal-wrap')].find(
      (one) => !one.querySelector('form') && one.style.display !== 'none',
    )
    const yes = ask?.querySelector<HTMLElement>('.ant-modal-footer .ant-btn-primary:not(.ant-btn-loading)')
    if (yes && !there()) await hands.click(yes)
    expect(there()).toBe(true)
  })
}

describe('F-210 row form', () => {
  it.each(
    FORMS.map((form, at) => ({ ...form, at, name: form.open.join(' › ') })).filter(({ path }) => isCovered(path)),
  )(
    '$path $name keeps its input after a failed save and reads nothing twice once saved',
    { timeout: ALL ? 300_000 : 90_000 },
    async ({ path, open, fill: fillIn, at }) => {
      await openConsole(path)
      for (const name of open) await go(name)
      await until(() => expect(frame()?.querySelector('form')).toBeTruthy())
      await settled()
      await until(() =>
        expect(document.querySelector('.ant-drawer-open .ant-skeleton, .ant-modal-wrap .ant-skeleton')).toBeNull(),
      )
      if (fillIn) await fillIn()
      else touch()
      await settled()
      const found: string[] = []
      const main = [...(frame()?.querySelectorAll('.ant-btn-primary:not(.ant-btn-background-ghost)') ?? [])]
      if (main.filter((one) => !one.closest('.filters, .ant-alert')).length > 1)
        found.push(`primary: ${main.map(({ textContent }) => textContent).join(', ')}`)
      for (const { name, does } of ALL ? DOZEN : [sure(DOZEN[at % DOZEN.length])]) {
        if (does === 'offline') continue
        forgetNotice()
        const before = held()
        const [sent, said] = [writes(), toasts().length]
        control.inject({ ...does, path: '*', only: 'write' })
        await send(() => writes() > sent)
        await until(() => expect(toasts()).toHaveLength(said + 1)).catch(() =>
          found.push(`${name}: told ${toasts().length - said} times`),
        )
        await until(() => expect(document.querySelectorAll('.ant-btn-loading')).toHaveLength(0))
        await settled()
        if (writes() !== sent + 1) found.push(`${name}: sent ${writes() - sent} times`)
        if (JSON.stringify(held()) !== JSON.stringify(before))
          found.push(`${name}: ${JSON.stringify(before)} became ${JSON.stringify(held())}`)
        control.lift()
      }
      expect([...found, ...takeConsoleErrors().filter((one) => !SAID.test(one))]).toEqual([])
      forgetNotice()
      const before = good()
      const from = control.log().length
      await send(() => good() > before)
      await settled()
      expect(askedTwice(from)).toEqual([])
    },
  )
})

const MARKETING = '/marketing-management'
const PAGES: readonly { list: string; as?: string; open?: string; fill?: () => Promise<unknown> }[] = [
  { list: `${MARKETING}/label` },
  {
    list: `${MARKETING}/label`,
    open: '新增标签',
    fill: async () => {
      await choose('标签类型', '用车场景')
      await fill('标签名称', '雪地露营')
      await hands.click(await find('input[type=checkbox]', '视频'))
    },
  },
  { list: `${MARKETING}/article?status=0` },
  { list: `${MARKETING}/video?status=0` },
  { list: `${MARKETING}/poster?status=0` },
  { list: `${MARKETING}/invitation-index` },
  { list: `${MARKETING}/casePromotion?status=0` },
  { list: `${MARKETING}/activity-type` },
  { list: `${MARKETING}/campaign-host?status=0` },
  { list: `${MARKETING}/campaign-dealer?status=0`, as: 'dealer01' },
  { list: `${MARKETING}/integral-turntable?status=0` },
  { list: `${MARKETING}/cash-draw?status=0` },
]

describe('return to the list after saving', () => {
  it.each(PAGES)(
    '$list $open requests nothing twice',
    { timeout: 120_000 },
    async ({ list, as, open = '编辑', fill: fillIn }) => {
      await openConsole(list, { as })
      await go(open)
      await until(() => expect(frame()?.querySelector('form')).toBeTruthy())
      await reloadConsole()
      await until(() => expect(frame()?.querySelector('form')).toBeTruthy())
      await settled()
      if (fillIn) await fillIn()
      else touch()
      await settled()
      const from = control.log().length
      const before = good()
      await send(() => good() > before)
      await until(() => expect(location.pathname).toBe(list.replace(/\?.*/, '')))
      await settled()
      expect(askedTwice(from)).toEqual([])
    },
  )
})

it('a label focuses the field of its own form while another form is kept behind it', async () => {
  const { router } = await openConsole('/activity-management/voteDetail')
  await fill('投票标题', '哪个颜色更好看')
  await router.navigate('/marketing-management/add-cash-draw')
  const title = await screen.findByRole('textbox', { name: '活动名称' })
  await hands.click(screen.getByText('活动名称', { selector: 'label' }))
  expect(title).toHaveFocus()
})

describe('multi-step form', () => {
  it.each([
    '/marketing-management/campaign-host-details',
    '/activity-management/addSignAct',
    '/shop-management-shop/addGoodsTask',
  ])('shows only the next step as primary button on %s', async (path) => {
    await openConsole(path)
    await find('.form-foot button', '下一步')
    const buttons = all('.form-foot button', /./)
    const namesOf = (of: Element[]) => of.map(({ textContent }) => textContent?.replaceAll(' ', ''))
    expect(namesOf(buttons.filter((one) => one.matches('.ant-btn-primary')))).toEqual(['下一步'])
    expect(namesOf(buttons)).toEqual(['取消', '存草稿', '下一步'])
  })
  it('does not save on Enter before the last step', async () => {
    await openConsole('/activity-management/addSignAct')
    const box = await fill('签到活动', '新春签到')
    await hands.type(box, '{Enter}')
    expect(received(socialActivities.createSign)).toEqual([])
    expect(all('.ant-form-item-explain-error', /./)).not.toEqual([])
  })
})
