// @module-tag leads
import { read, utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import * as clues from '@/api/leads/clues'
import * as files from '@/api/system/files'
import { blackReason, blackSource, blackStatus, clueStatus } from '@/entities/leads/enums'
import { dealerBlacklist, isBlack, isDealerBlack, phoneBlacklist } from '../../mocks/leads/rules/blacklist'
import { leads } from '../../mocks/leads/rules/leads'
import {
  act,
  agree,
  all,
  bodies,
  box,
  button,
  choose,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  settled,
  sure,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const FORM = '.ant-modal'
const HQ = '/clue-management/phoneBlacklist'
const DEALER = '/clue-management/dealerBlack'
const ENTRY = '/clue-management/Blacklist'
const masked = (phone: string) => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
const black = (fits: (row: { status: number; phone: string }) => boolean) =>
  sure([...phoneBlacklist.values()].find(fits))
const ofDealer = (fits: (row: { status: number; dealerCode: string; phone: string }) => boolean) =>
  sure([...dealerBlacklist.values()].find(fits))
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const sheetOf = async (blob: Blob | undefined) => {
  const book = read(await sure(blob).arrayBuffer())
  return utils.sheet_to_json<Record<string, unknown>>(sure(book.Sheets[sure(book.SheetNames[0])]))
}

describe('demo data of the blacklists', () => {
  it('keeps status and flag of the leads consistent with both blacklists', () => {
    expect(phoneBlacklist.size).toBe(60)
    expect(dealerBlacklist.size).toBe(45)
    expect(leads.filter((lead) => isBlack(lead.phone) && lead.status <= 5)).toEqual([])
    expect(leads.filter((lead) => isDealerBlack(lead.dealerCode, lead.phone) && lead.blackFlag !== 1)).toEqual([])
    expect(
      leads.filter(
        (lead) => lead.blackFlag === 1 && !isBlack(lead.phone) && !isDealerBlack(lead.dealerCode, lead.phone),
      ),
    ).toEqual([])
  })
})

describe('headquarters blacklist', () => {
  const open = (query = '', as?: string) => openConsole(`${HQ}${query}`, { as })

  it('finds a number by its last four digits and rejects other fragments', async () => {
    const row = black(({ status }) => status === blackStatus.active)
    await open('', 'hq_clue')
    await sent(cluePhoneBlack.list)
    expect(queries(cluePhoneBlack.list)[0]).toEqual({
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: '1',
      pageSize: '20',
    })
    await fill('手机号', row.phone.slice(0, 5))
    await press('查询')
    await sees('请输入完整手机号或后 4 位')
    expect(received(cluePhoneBlack.list)).toHaveLength(1)
    await fill('手机号', row.phone.slice(-4))
    await press('查询')
    await until(() => expect(queries(cluePhoneBlack.list).at(-1)).toMatchObject({ phone: row.phone.slice(-4) }))
    await find('.data-cell, td', masked(row.phone))
  })

  it('validates an entry and invalidates the open leads of a blocked number', { tags: ['core'] }, async () => {
    const lead = sure(leads.find(({ status }) => status === clueStatus.following))
    await open()
    await press('新增黑名单')
    await fill('手机号', '1234', FORM)
    await choose('拉黑原因', '其他', FORM)
    await press('拉黑')
    await sees('请输入正确的 11 位手机号')
    await sees('请输入备注')
    await fill('手机号', lead.phone, FORM)
    await fill('备注', '重复骚扰', FORM)
    await press('拉黑')
    await seesToast('已拉黑')
    expect(bodies(cluePhoneBlack.create)).toEqual([
      { phone: lead.phone, reason: blackReason.other, remark: '重复骚扰' },
    ])
    expect([lead.status, lead.blackFlag, isBlack(lead.phone)]).toEqual([clueStatus.invalid, 1, true])
  })

  it('rejects a blocked number and offers to block an unblocked one again', async () => {
    const [active, lifted] = [
      black(({ status }) => status === blackStatus.active),
      black(({ status }) => status === blackStatus.lifted),
    ]
    await open('?mode=new')
    await fill('手机号', active.phone, FORM)
    await choose('拉黑原因', '内部测试', FORM)
    await press('拉黑')
    await until(() =>
      expect(document.querySelector('.ant-form-item-explain-error')).toHaveTextContent('号码已在总部黑名单'),
    )
    expect(all('button', '重新拉黑')).toEqual([])
    await fill('手机号', lifted.phone, FORM)
    await press('拉黑')
    await sees(`号码 ${lifted.phone} 曾被拉黑，现已解除`)
    await press('重新拉黑')
    await seesToast('已拉黑')
    expect(bodies(cluePhoneBlack.updateStatus)).toEqual([{ id: lifted.id, status: blackStatus.active }])
    await until(() => expect(location.search).toBe(''))
  })

  it('unblocks a number after confirmation and deletes only unblocked ones', async () => {
    const row = black(({ status }) => status === blackStatus.active)
    const name = masked(row.phone)
    await open(`?phone=${row.phone}`)
    await button(`解除 ${name}`)
    expect(all('button', `删除 ${name}`)).toEqual([])
    await expect(cluePhoneBlack.remove({ id: row.id })).rejects.toThrow('生效中的号码不能删除')
    await act(name, '解除')
    await sees('解除后该号码可再次分配和外呼')
    await press('解除')
    await seesToast('已解除')
    await act(name, '重新拉黑')
    await seesToast('已拉黑')
    expect(bodies(cluePhoneBlack.updateStatus)).toEqual(
      [blackStatus.lifted, blackStatus.active].map((status) => ({ id: row.id, status })),
    )
    await expect(cluePhoneBlack.updateStatus({ id: row.id, status: blackStatus.active })).rejects.toThrow(
      '当前状态不允许该操作',
    )
    await act(name, '解除')
    await press('解除')
    await act(name, '删除')
    await sees('删除后不可恢复')
    control.clearLog()
    await press('删除')
    await seesToast('已删除')
    expect(received(cluePhoneBlack.remove)[0]?.path).toBe(`/api-clue/cluePhoneBlack/export/phoneBlackList/${row.id}`)
    expect(phoneBlacklist.has(row.phone)).toBe(false)
  })

  it('unblocks several numbers and disables ticking unblocked ones', async () => {
    const rows = [...phoneBlacklist.values()]
      .filter(({ source }) => source === blackSource.imported)
      .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
    expect(rows.length).toBeLessThanOrEqual(20)
    await open('?source=2')
    const active = rows.filter(({ status }) => status === blackStatus.active)
    await button(`解除 ${masked(sure(active[0]).phone)}`)
    const lifted = sure(rows.find(({ status }) => status !== blackStatus.active))
    const why = `「${masked(lifted.phone)}」不能勾选：没有适用的批量操作`
    const tickBox = await find('input[type=checkbox]', why)
    expect(tickBox).toBeDisabled()
    expect(tickBox.parentElement).toHaveAttribute('title', why)
    await hands.click(await find('input[type=checkbox]', '选择本页全部'))
    await sees(`已选 ${active.length} 条`)
    await press('解除')
    await agree('解除')
    await sees(`成功 ${active.length} 条，失败 0 条`)
    expect(bodies(cluePhoneBlack.updateStatus)).toHaveLength(active.length)
    expect(active.some(({ status }) => status === blackStatus.active)).toBe(false)
  })

  it('exports the filtered numbers', async () => {
    const saved = takeSaved()
    await open('?status=1&sort=hitCount.desc')
    await until(async () => expect(await button('导出')).toBeEnabled())
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(cluePhoneBlack.exportList)).toEqual([
      { status: String(blackStatus.active), sortField: 'hitCount', sortOrder: 'desc' },
    ])
    const listed = await cluePhoneBlack.list({
      status: blackStatus.active,
      sortField: 'hitCount',
      sortOrder: 'desc',
      pageSize: 200,
    })
    expect((await sheetOf(saved[0]?.blob)).map((row) => [row['手机号'], row['拦截次数']])).toEqual(
      listed.records.map(({ phone, hitCount }) => [masked(phone), hitCount]),
    )
    expect(received(cluePhoneBlack.remove)).toEqual([])
  })

  it('F-128 imports the filled template and names wrong rows', async () => {
    const saved = takeSaved()
    const known = black(({ status }) => status === blackStatus.active)
    await open()
    await press('导入')
    await press('下载模板')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(clues.downloadTemplate)).toEqual([{ code: 'import_blackphone' }])
    const head = utils.sheet_to_json<string[]>(
      sure(Object.values(read(await sure(saved[0]).blob.arrayBuffer()).Sheets)[0]),
      { header: 1 },
    )[0]
    expect(head).toEqual(['手机号', '拉黑原因', '备注'])
    const sheet = utils.aoa_to_sheet([
      head ?? [],
      ['13900008881', '空号停机', ''],
      ['13900008881', '空号停机', ''],
      [known.phone, '其他', 'x'],
      ['123', '其他', 'x'],
    ])
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'x')
    const bytes: ArrayBuffer = write(book, { bookType: 'xls', type: 'array' })
    await hands.upload(
      sure(document.querySelector<HTMLInputElement>('.ant-upload input[type=file]')),
      new File([bytes], 'blacklist.xls'),
    )
    await press('开始导入')
    await sees('共 4 行，成功 1 行，失败 3 行')
    for (const reason of ['文件内重复', '已在黑名单中', '手机号格式不正确']) await sees(reason)
    expect(received(cluePhoneBlack.importFile)).toHaveLength(1)
    expect(phoneBlacklist.get('13900008881')?.source).toBe(blackSource.imported)
  })

  it('rejects the requests of a dealer', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(cluePhoneBlack.list({})).rejects.toThrow('仅总部')
    await expect(cluePhoneBlack.create({ phone: '13900008881', reason: blackReason.complaint })).rejects.toThrow(
      '仅总部',
    )
  })
})

describe('dealer blacklist', () => {
  const open = (query = '', as?: string) => openConsole(`${DEALER}${query}`, { as })
  const OWN = 'D00001'

  it('dealer blacklist', async () => {
    const times = new Map<string, number>()
    for (const { phone, status } of dealerBlacklist.values())
      if (status === blackStatus.active) times.set(phone, (times.get(phone) ?? 0) + 1)
    const several = ofDealer(({ phone }) => (times.get(phone) ?? 0) > 1)
    await open(`?phone=${several.phone}`)
    expect(await find('.data-head [role=columnheader]', /经销商代码/)).toBeDefined()
    await until(() => expect(document.body).toHaveTextContent(`${times.get(several.phone)} 家经销商已拉黑`))
    expect(queries(cluePhoneBlack.listDealer)[0]).toMatchObject({ phone: several.phone })
    await fill('手机号', '')
    await choose('大区', '华东')
    await until(() => expect(queries(cluePhoneBlack.listDealer).at(-1)).toMatchObject({ areaName: '华东' }))
    await choose('所属经销商', /^D00001/)
    await until(() =>
      expect(queries(cluePhoneBlack.listDealer).at(-1)).toMatchObject({ areaName: '华东', dealerCode: OWN }),
    )
  })

  it('limits a dealer to its own numbers and requires evidence for a fake lead', async () => {
    await open('', 'dealer01')
    await sent(cluePhoneBlack.listByDealerCode)
    expect(queries(cluePhoneBlack.listByDealerCode)[0]).toMatchObject({ dealerCode: OWN })
    expect(received(cluePhoneBlack.listDealer)).toEqual([])
    await settled()
    expect(all('.data-head [role=columnheader]', /经销商代码/)).toEqual([])
    expect(all('input', '大区')).toEqual([])
    expect(all('button', /^全网拉黑/)).toEqual([])
    await press('新增黑名单')
    expect(await box('经销商', FORM)).toBeDisabled()
    await fill('手机号', '13900007771', FORM)
    await choose('拉黑原因', '同行刷线索', FORM)
    await press('拉黑')
    await sees('请上传凭证')
    await hands.upload(
      sure(document.querySelector<HTMLInputElement>('.ant-modal input[type=file]')),
      new File([PNG], 'a.png', { type: 'image/png' }),
    )
    await sent(files.upload)
    await find('.ant-modal img', /.*/)
    await press('拉黑')
    await seesToast('已拉黑')
    expect(bodies(cluePhoneBlack.createDealer)).toEqual([
      {
        dealerCode: OWN,
        phone: '13900007771',
        reason: blackReason.fake,
        images: [expect.stringContaining('/')],
        remark: '',
      },
    ])
    expect(isDealerBlack(OWN, '13900007771')).toBe(true)
    await expect(
      cluePhoneBlack.createDealer({ dealerCode: 'D00002', phone: '13900007772', reason: blackReason.complaint }),
    ).rejects.toThrow('请选择经销商')
    await expect(
      cluePhoneBlack.createDealer({ dealerCode: OWN, phone: '13900007771', reason: blackReason.complaint }),
    ).rejects.toThrow('该号码已在本店黑名单')
  })

  it('lets headquarters block a number for a dealer', async () => {
    await open('?mode=new')
    await press('拉黑')
    await sees('请选择经销商')
    await choose('经销商', /^D00002/, FORM)
    await fill('手机号', '13900007773', FORM)
    await choose('拉黑原因', '客户要求', FORM)
    await press('拉黑')
    await seesToast('已拉黑')
    expect(bodies(cluePhoneBlack.createDealer)).toEqual([
      { dealerCode: 'D00002', phone: '13900007773', reason: blackReason.customerRequest, images: [], remark: '' },
    ])
  })

  it('updates the flag of the leads of a number without changing their status', async () => {
    const row = ofDealer(
      ({ status, dealerCode, phone }) =>
        status === blackStatus.active && dealerCode === OWN && leads.some((lead) => lead.phone === phone),
    )
    const lead = sure(leads.find(({ phone }) => phone === row.phone))
    const { status } = lead
    await open(`?phone=${row.phone}`, 'dealer01')
    await act(masked(row.phone), '解除')
    await press('解除')
    await seesToast('已解除')
    expect([lead.status, lead.blackFlag]).toEqual([status, 0])
    await act(masked(row.phone), '重新拉黑')
    await seesToast('已拉黑')
    expect([lead.status, lead.blackFlag]).toEqual([status, 1])
    expect(bodies(cluePhoneBlack.updateDealerState)).toEqual(
      [blackStatus.lifted, blackStatus.active].map((to) => ({ id: row.id, status: to })),
    )
    const other = ofDealer(({ dealerCode }) => dealerCode !== OWN)
    await expect(cluePhoneBlack.updateDealerState({ id: other.id, status: blackStatus.lifted })).rejects.toThrow(
      '记录不存在',
    )
  })

  it('lets headquarters block a number everywhere only once', async () => {
    const row = ofDealer(({ status, phone }) => status === blackStatus.active && !phoneBlacklist.has(phone))
    await open(`?phone=${row.phone}&dealerCode=${row.dealerCode}`)
    await act(masked(row.phone), '全网拉黑')
    await sees(/将加入总部黑名单/)
    await press('全网拉黑')
    await seesToast('已加入总部黑名单')
    expect(bodies(cluePhoneBlack.create)).toEqual([
      { phone: row.phone, reason: expect.any(Number), remark: expect.any(String) },
    ])
    expect(isBlack(row.phone)).toBe(true)
    await settled()
    await act(masked(row.phone), '全网拉黑')
    await press('全网拉黑')
    await seesToast('号码已在总部黑名单')
  })
})

describe('bulk blocking of numbers', () => {
  const open = (as?: string) => openConsole(ENTRY, { as })
  const chips = () => [...document.querySelectorAll('.number-chips li')].map(({ textContent }) => textContent)

  it('bulk blocking of numbers', async () => {
    await open()
    await fill('手机号', '13900006661,13900006662 13900006661\n139x')
    expect(chips()).toEqual(['13900006661 ×2', '13900006662', '139x 手机号格式不正确'])
    await choose('拉黑原因', '空号停机')
    await press('拉黑')
    await sees('手机号格式不正确：139x')
    await press('移除 139x')
    expect(chips()).toEqual(['13900006661', '13900006662'])
    await fill('手机号', Array.from({ length: 101 }, (_, at) => 13_900_005_000 + at).join(' '))
    await press('拉黑')
    await sees('一次最多录入 100 个号码')
    expect(received(cluePhoneBlack.create)).toEqual([])
  })

  it('sends one request per number and keeps only failed numbers in the field', async () => {
    const known = black(({ status }) => status === blackStatus.active)
    await open('hq_clue')
    const fresh = ['13900006661', '13900006662', '13900006663']
    await fill('手机号', [...fresh, known.phone].join(' '))
    await choose('拉黑原因', '空号停机')
    control.inject({ path: cluePhoneBlack.create.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await press('拉黑')
    await sees('确定拉黑 4 个号码？')
    await sees('拉黑后这些号码的未成交线索将置为无效，且不再分配和外呼')
    expect(received(cluePhoneBlack.create)).toEqual([])
    await hands.click(sure(all('.ant-modal button', '拉黑')[0]))
    await sees('成功 3 条，失败 1 条')
    await sees('已在黑名单中')
    await sees('服务繁忙')
    expect(bodies(cluePhoneBlack.create)).toHaveLength(4)
    const struck = received(cluePhoneBlack.create)
      .filter(({ fault }) => fault)
      .map(({ body }) => body as cluePhoneBlack.BlackInput) // Three requests run in parallel, and the fault affects whichever comes first.
    expect(struck).toEqual([
      { phone: expect.stringMatching(/^1390000666[123]$/), reason: blackReason.notInService, remark: '' },
    ])
    const failed = sure(struck[0]).phone
    expect(await box('手机号')).toHaveValue(failed)
    expect(fresh.filter((phone) => !isBlack(phone))).toEqual([failed])
    const blocked = fresh.filter((phone) => phone !== failed)
    await until(() =>
      blocked.forEach((phone) => expect(document.querySelector('section.card')).toHaveTextContent(masked(phone))),
    )
    expect(queries(cluePhoneBlack.list).at(-1)).toMatchObject({
      pageSize: '10',
      sortField: 'createTime',
      sortOrder: 'desc',
    })
    await press('查看全部')
    await until(() => expect(location.pathname).toBe(HQ))
  })

  it('stops on request and keeps the remaining numbers in the field', async () => {
    await open()
    const numbers = Array.from({ length: 9 }, (_, at) => String(13_900_004_000 + at))
    await fill('手机号', numbers.join('\n'))
    await choose('拉黑原因', '空号停机')
    control.inject({ path: cluePhoneBlack.create.path, kind: 'slow', delay: 300 })
    await press('拉黑')
    await hands.click.now(await find('.ant-modal button', '拉黑'))
    await press('停止')
    await until(() => expect(document.body).toHaveTextContent('未提交'))
    const count = received(cluePhoneBlack.create).length
    expect(count).toBeLessThan(9)
    expect(await box('手机号')).toHaveValue(numbers.slice(count).join('\n'))
  })

  it('limits a dealer to its own blacklist without the import', async () => {
    await open('dealer01')
    expect(await box('经销商')).toBeDisabled()
    expect(all('button', '导入')).toEqual([])
    await fill('手机号', '13900006663')
    await choose('拉黑原因', '客户要求')
    await press('拉黑')
    await hands.click(await find('.ant-modal button', '拉黑'))
    await sees('成功 1 条，失败 0 条')
    expect(bodies(cluePhoneBlack.createDealer)).toEqual([
      { dealerCode: 'D00001', phone: '13900006663', reason: blackReason.customerRequest, remark: '', images: [] },
    ])
    expect(received(cluePhoneBlack.create)).toEqual([])
    expect(queries(cluePhoneBlack.listByDealerCode).at(-1)).toMatchObject({ dealerCode: 'D00001', pageSize: '10' })
    expect(await box('手机号')).toHaveValue('')
  })
})
