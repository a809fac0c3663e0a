// @module-tag voice
import { describe, expect, it } from 'vitest'
import * as files from '@/api/system/files'
import * as stores from '@/api/voice/stores'
import { dealerStatus } from '@/entities/shared/enums'
import { storeService } from '@/entities/voice/store'
import { MIN_SHOWN } from '@/entities/voice/storeRules'
import { org } from '../../mocks/system/rules/store'
import { stores as storeRows, storeViews } from '../../mocks/voice/rules/stores'
import {
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
  sent,
  sure,
  textWith,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { png } from '../pictures'

const PAGE = '/storeManagement/storeBasicInfoList'
const own = () => sure(org.users.find(({ username }) => username === 'market01')).dealerCode
const rowOf = (code: string) => sure(storeRows().find(({ dealerCode }) => dealerCode === code))
const viewOf = (fits: (row: ReturnType<typeof storeViews>[number]) => boolean) => sure(storeViews().find(fits))
const shown = () => viewOf(({ showFlag, status }) => showFlag === 1 && Number(status) === dealerStatus.open)
const poor = () =>
  viewOf(({ completeness, status }) => completeness < MIN_SHOWN && Number(status) === dealerStatus.open)
const only = (code: string, more = '') => `${PAGE}?keyword=${code}${more}`
const edit = (code: string, more = '', as?: string) =>
  openConsole(`${PAGE}?keyword=${code}&mode=edit&record=${code}${more}`, { as })

describe('store of a dealer', () => {
  it('opens in edit mode and sends only the changed fields', { tags: ['core'] }, async () => {
    await openConsole(PAGE, { as: 'market01' })
    const row = rowOf(own())
    expect(await box('对外名称')).toHaveValue(row.displayName)
    const { updateTime } = row
    await fill('门店介绍', '全新展厅已开放')
    await press('保存')
    await seesToast('门店信息已保存')
    expect(bodies(stores.update)).toEqual([{ dealerCode: own(), introduction: '全新展厅已开放', updateTime }])
    expect(received(stores.list)).toEqual([])
  })

  it('reports that an address change takes effect overnight', async () => {
    await openConsole(PAGE, { as: 'market01' })
    await fill('详细地址', '人民路100号一层')
    await press('保存')
    await seesToast('门店信息已保存，地址与位置将于今晚更新后生效')
  })

  it('requires a hotline and the brand word in its name', async () => {
    await openConsole(PAGE, { as: 'market01' })
    await fill('销售热线', '')
    await fill('服务热线', '')
    await press('保存')
    await sees('销售热线与服务热线至少填写一个')
    await fill('销售热线', '021-55556666')
    await fill('对外名称', '城东旗舰店')
    await press('保存')
    await sees('对外名称须保留品牌词「启明」')
    await fill('对外名称', '启明城东旗舰店')
    await press('保存')
    await seesToast('门店信息已保存')
  })

  it('validates opening hours and copies them to the whole week', async () => {
    await openConsole(PAGE, { as: 'market01' })
    await choose('销售营业时间 周一 结束时间', '04:00')
    await press('保存')
    await sees('营业结束时间须晚于开始时间')
    await choose('销售营业时间 周一 开始时间', '00:30')
    await press('销售营业时间 将 周一 复制到其他各天')
    for (const name of all('button', /^销售营业时间 删除特殊日期/)) await hands.click(name)
    await press('销售营业时间 添加特殊日期')
    await press('保存')
    await sees('请填写特殊日期及其说明')
    await press('销售营业时间 删除特殊日期 1')
    await press('保存')
    await seesToast('门店信息已保存')
    expect(bodies(stores.update).at(-1)).toMatchObject({
      salesHours: {
        days: [1, 2, 3, 4, 5, 6, 7].map((weekDay) => ({ weekDay, openFlag: 1, openTime: '00:30', closeTime: '04:00' })),
        specials: [],
      },
    })
  })

  it('warns of a position far from the address', async () => {
    await openConsole(PAGE, { as: 'market01' })
    await fill('纬度', '45.1')
    await sees(/位置与经销商地址相距 .* 公里，请核对/)
  })

  it('disables pick-up if the dealer does not offer it', async () => {
    const dealer = sure(org.dealers.find(({ dealerCode }) => dealerCode === own()))
    dealer.transportCarStatus = 0
    rowOf(own()).services = [storeService.newCars]
    await openConsole(PAGE, { as: 'market01' })
    expect(await find('input[type=checkbox]', '取送车')).toBeDisabled()
    await tick('二手车')
    await press('保存')
    await seesToast('门店信息已保存')
    expect(bodies(stores.update)).toMatchObject([{ services: [storeService.newCars, storeService.usedCars] }])
  })

  it('uploads, reorders and removes pictures one by one', async () => {
    rowOf(own()).images = []
    await openConsole(PAGE, { as: 'market01' })
    for (const at of [0, 1]) {
      await button(`添加图片（${at}/9）`)
      const input = sure(document.querySelector<HTMLInputElement>('.images-add input[type=file]'))
      await hands.upload(input, png(800, 600, `${at}.png`))
      await until(() => expect(received(files.uploadBatch)).toHaveLength(at + 1))
    }
    await press('前移第 2 张图片')
    await press('移除第 2 张图片')
    await sent(files.remove)
    await press('保存')
    await seesToast('门店信息已保存')
    expect(bodies(stores.update)).toMatchObject([{ images: [textWith('/__files/')] }])
  })

  it('cannot be hidden by its dealer', async () => {
    await openConsole(PAGE, { as: 'market01' })
    await expect(stores.update({ dealerCode: own(), showFlag: 0 }, { quiet: true })).rejects.toThrow(
      '仅总部可执行该操作',
    )
    const other = sure(storeRows().find(({ dealerCode }) => dealerCode !== own()))
    await expect(stores.get({ dealerCode: other.dealerCode }, { quiet: true })).rejects.toThrow('无权查看')
  })
})

describe('stores at headquarters', () => {
  it('are hidden after confirmation and shown again', { tags: ['core'] }, async () => {
    const row = shown()
    await openConsole(only(row.dealerCode))
    await tick(`用户端展示 ${row.dealerName}`)
    expect(await dialog(/隐藏/)).toHaveTextContent('隐藏后用户无法找到该门店')
    await agree('隐藏')
    await seesToast('门店已隐藏')
    await tick(`用户端展示 ${row.dealerName}`)
    await seesToast('门店已展示')
    expect(bodies(stores.update)).toEqual([
      { dealerCode: row.dealerCode, showFlag: 0 },
      { dealerCode: row.dealerCode, showFlag: 1 },
    ])
  })

  it('cannot be shown while incomplete or closed', async () => {
    const row = poor()
    const closed = viewOf(({ status }) => Number(status) !== dealerStatus.open)
    await openConsole(`${PAGE}?completeness=low&size=50`)
    expect(await find('[role=switch]', `用户端展示 ${row.dealerName}`)).toBeDisabled()
    await expect(stores.update({ dealerCode: row.dealerCode, showFlag: 1 }, { quiet: true })).rejects.toThrow('完整度')
    await expect(stores.update({ dealerCode: closed.dealerCode, showFlag: 1 }, { quiet: true })).rejects.toThrow('状态')
    expect(queries(stores.list)[0]).toMatchObject({ completenessMin: '0', completenessMax: String(MIN_SHOWN - 1) })
  })

  it('link a missing item to its form field', async () => {
    const row = poor()
    await openConsole(`${PAGE}?mode=detail&record=${row.dealerCode}`)
    await press('门店介绍 10%')
    expect(await box('门店介绍', '.ant-drawer')).toHaveFocus()
    expect(await find('.ant-alert', /总部代操作/)).toBeInTheDocument()
  })

  it('update their completeness during input', async () => {
    const row = poor()
    await edit(row.dealerCode)
    await button('门店介绍 10%')
    await fill('门店介绍', '欢迎到店', '.ant-drawer')
    await until(() => expect(hasButton('门店介绍 10%')).toBe(false))
  })

  it('ask for a decision when somebody else has saved', async () => {
    const row = shown()
    await edit(row.dealerCode)
    await box('门店介绍', '.ant-drawer')
    Object.assign(rowOf(row.dealerCode), { updateBy: '李店长', updateTime: '2030-01-01 08:00:00' })
    await fill('门店介绍', '欢迎到店', '.ant-drawer')
    await press('保存')
    expect(await dialog(/李店长/)).toHaveTextContent('2030-01-01')
  })

  it('are filtered by service, region and completeness', async () => {
    await openConsole(`${PAGE}?region=华东,310000&services=5&shopType=1&showFlag=1&completeness=part&keyword=x`)
    await sent(stores.list)
    expect(queries(stores.list)[0]).toMatchObject({
      keyword: 'x',
      areaName: '华东',
      provinceCode: '310000',
      services: String(storeService.pickUp),
      shopType: '1',
      showFlag: '1',
      completenessMin: String(MIN_SHOWN),
      completenessMax: '99',
    })
  })

  it('are counted by completeness and filtered with one click', async () => {
    await openConsole(PAGE)
    const count = storeViews().filter(({ completeness }) => completeness < MIN_SHOWN).length
    expect(count).toBe(12)
    await press(new RegExp(`待完善.*${count}`))
    await until(() => expect(queries(stores.list).at(-1)).toMatchObject({ completenessMin: '0' }))
  })

  it('are shown on a map with all results', async () => {
    await openConsole(`${PAGE}?shopType=1`)
    await hands.click(await find('.ant-segmented-item', '地图'))
    await until(() => expect(queries(stores.list).at(-1)).toMatchObject({ pageSize: '500', shopType: '1' }))
    await sees(/^地图显示 \d+ 家，共 \d+ 家$/)
  })

  it('are exported with the current filters', async () => {
    await openConsole(only('D00001'))
    await press(/^导出/)
    await sent(stores.exportList)
    expect(queries(stores.exportList)[0]).toMatchObject({ keyword: 'D00001' })
  })

  it('show opening hours stored as plain text', async () => {
    Object.assign(rowOf('D00001'), { salesHours: '每天9点到18点' })
    await openConsole(only('D00001'))
    await sees('每天9点到18点')
  })

  it('remain readable if the response lacks the summary', async () => {
    control.inject({ path: stores.list.path, kind: 'bend', bend: 'summaryMissing' })
    await openConsole(PAGE)
    await sent(stores.list)
    await until(() => expect(document.querySelectorAll('.data-row').length).toBeGreaterThan(5))
    expect(hasButton(/待完善/)).toBe(false)
  })
})

describe('stores of a dealer group', () => {
  it('can be edited but not hidden by the group', async () => {
    await openConsole(PAGE, { as: 'group01' })
    const code = sure(org.users.find(({ username }) => username === 'group01')).dealerCode
    const members = org.dealers.filter(({ groupCode }) => groupCode === code).map(({ dealerCode }) => dealerCode)
    const { records } = await stores.list({ pageNo: 1, pageSize: 50 })
    expect(records.map(({ dealerCode }) => dealerCode)).toEqual(expect.arrayContaining(members))
    expect(all('[role=switch]', /^用户端展示/)).toEqual([])
    await button(`编辑 ${sure(records[0]).dealerName}`)
  })
})
