// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as goods from '@/api/commerce/goods'
import * as logistics from '@/api/commerce/logistics'
import { goodsStatus } from '@/entities/commerce/shared'
import { settleType } from '@/entities/commerce/supplier'
import { isYes } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { addresses } from '../../mocks/commerce/rules/addresses'
import { afterSales } from '../../mocks/commerce/rules/afterSales'
import { carriers } from '../../mocks/commerce/rules/carriers'
import { freights } from '../../mocks/commerce/rules/freights'
import { goods as shopGoods } from '../../mocks/commerce/rules/goods'
import { suppliers } from '../../mocks/commerce/rules/suppliers'
import {
  act,
  agree,
  all,
  bodies,
  box,
  choose,
  dialog,
  fill,
  hands,
  press,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const SUPPLIERS = '/shop-management-shop/supplierManagement'
const ADDRESSES = '/shop-management-shop/shop-address'
const ADDRESS = '/shop-management-shop/increase-shop-address'
const CARRIERS = '/config-management-shop/logistics-config'
const CARRIER = '/config-management-shop/addnewLogistics'
const page = () => sure(document.querySelector('main'))
const supplierCalled = (name: string) => sure(suppliers().find(({ supplierName }) => supplierName.includes(name)))
const addressCalled = (name: string) => sure(addresses().find(({ addressName }) => addressName === name))
const carrierCalled = (name: string) => sure(carriers().find(({ logisticsName }) => logisticsName === name))
const flip = async (name: RegExp) => hands.click(sure(all('[role=switch]', name, page())[0]))

describe('suppliers', () => {
  it('send only the changed fields', { tags: ['core'] }, async () => {
    const row = supplierCalled('途安')
    await openConsole(`${SUPPLIERS}?supplierName=途安`)
    await press(row.supplierName)
    expect(await box('供应商编码', '.ant-drawer')).toBeDisabled()
    await fill('联系人', '李强', '.ant-drawer')
    await press('保存')
    await seesToast('供应商已保存')
    expect(bodies(goods.saveSupplier)).toEqual([{ id: row.id, contactName: '李强' }])
  })

  it('reveal the bank account on request and accept only a valid number', async () => {
    const row = supplierCalled('途安')
    await openConsole(`${SUPPLIERS}?supplierName=途安`)
    await press(row.supplierName)
    const account = await box('银行账号', '.ant-drawer')
    expect(account).toHaveValue(row.bankAccount.replace(/^(\d{4})\d+(\d{4})$/, '$1****$2'))
    await press('显示完整账号')
    expect(await box('银行账号', '.ant-drawer')).toHaveValue(row.bankAccount)
    await fill('银行账号', '123', '.ant-drawer')
    await press('保存')
    await sees('银行账号须为 8-30 位数字')
    expect(received(goods.saveSupplier)).toEqual([])
    await fill('银行账号', '6222000011112222', '.ant-drawer')
    await press('保存')
    await seesToast('供应商已保存')
    expect(bodies(goods.saveSupplier)).toEqual([{ id: row.id, bankAccount: '6222000011112222' }])
  })

  it('allow the contract end to be cleared', async () => {
    const row = supplierCalled('润车')
    await openConsole(`${SUPPLIERS}?supplierName=润车`)
    await press(row.supplierName)
    const day = await box('合同到期', '.ant-drawer')
    await hands.click(sure(day.closest('.ant-picker')?.querySelector('.ant-picker-clear')))
    await press('保存')
    await seesToast('供应商已保存')
    expect(bodies(goods.saveSupplier)).toEqual([{ id: row.id, contractEnd: '' }])
  })

  it('mark contracts that have ended or end soon', async () => {
    await openConsole(`${SUPPLIERS}?supplierName=润车`)
    await sees('已到期')
    await fill('供应商名称', '车之翼')
    await press('查询')
    await sees('30 天内到期')
  })

  it('cannot be disabled while their goods are on sale', async () => {
    const row = supplierCalled('途安')
    await openConsole(`${SUPPLIERS}?supplierName=途安`)
    await sees(row.supplierName)
    await flip(new RegExp(row.supplierName))
    const words = await dialog(/不能停用/)
    expect(words).toHaveTextContent(/正被 \d+ 个在售商品使用/)
    expect(received(goods.saveSupplier)).toEqual([])
    await expect(goods.saveSupplier({ id: row.id, status: enableStatus.disabled })).rejects.toThrow('不能停用或删除')
  })

  it('are created enabled with all entered fields', async () => {
    await openConsole(`${SUPPLIERS}?supplierName=海棠`)
    await press('新增供应商')
    await fill('供应商编码', 'SUP900', '.ant-drawer')
    await fill('供应商名称', '宁波海棠车品有限公司', '.ant-drawer')
    await fill('统一社会信用代码', suppliers()[0]?.creditCode ?? '', '.ant-drawer')
    await fill('联系人', '王芳', '.ant-drawer')
    await fill('联系电话', '13812348888', '.ant-drawer')
    await tick('半月结')
    await press('保存')
    await seesToast('供应商已保存')
    expect(bodies(goods.saveSupplier)).toEqual([
      expect.objectContaining({
        supplierCode: 'SUP900',
        contactName: '王芳',
        phone: '13812348888',
        settleType: settleType.halfMonthly,
      }),
    ])
    expect(bodies(goods.saveSupplier)[0]).not.toHaveProperty('id')
    expect(supplierCalled('海棠').status).toBe(enableStatus.enabled)
  })

  it('are disabled after confirmation if none of their goods is on sale', async () => {
    const row = supplierCalled('锦程')
    for (const one of shopGoods()) if (one.supplierId === row.id) one.status = goodsStatus.offShelf
    await openConsole(`${SUPPLIERS}?supplierName=锦程`)
    await sees(row.supplierName)
    await flip(/锦程/)
    await seesToast('供应商已启用')
    await settled()
    await flip(/锦程/)
    await agree('停用')
    await seesToast('供应商已停用')
    expect(bodies(goods.saveSupplier)).toEqual([
      { id: row.id, status: enableStatus.enabled },
      { id: row.id, status: enableStatus.disabled },
    ])
  })

  it('reject duplicate names and codes and incomplete bank details', async () => {
    await openConsole(SUPPLIERS)
    await press('新增供应商')
    await fill('供应商编码', 'SUP001', '.ant-drawer')
    await fill('供应商名称', supplierCalled('途安').supplierName, '.ant-drawer')
    await fill('开户行', '招商银行', '.ant-drawer')
    await press('保存')
    await sees('供应商编码已存在')
    await sees('供应商名称已存在')
    await sees('开户行和银行账号须同时填写')
    expect(received(goods.saveSupplier)).toEqual([])
  })
})

describe('shop addresses', () => {
  it('change only the default of their own supplier', { tags: ['core'] }, async () => {
    const [old, next] = [addressCalled('上海总仓'), addressCalled('华南分仓')]
    await openConsole(`${ADDRESSES}?addressName=华南`)
    await act(next.addressName, '设为默认发货')
    await seesToast('默认发货地址已改为「华南分仓」')
    expect(bodies(logistics.updateAddress)).toEqual([{ id: next.id, defaultSend: 1 }])
    expect([isYes(old.defaultSend), isYes(next.defaultSend)]).toEqual([false, true])
    expect(addressCalled('途安内饰发货仓').defaultSend).toBe(1)
    await expect(logistics.removeAddress({ id: next.id })).rejects.toThrow('默认项不能')
  })

  it('warn if none accepts returns', async () => {
    for (const row of addresses()) Object.assign(row, { defaultReturn: 0 })
    await openConsole(`${ADDRESSES}?addressName=华南`)
    await sees('未设置默认退货地址，售后审核时将无法同意退货')
  })

  it('count their uses and cannot be deleted while in use', async () => {
    const row = addressCalled('车之翼售后部')
    const cases = afterSales().filter(({ addressId }) => addressId === row.id).length
    expect(cases).toBeGreaterThan(0)
    Object.assign(row, { defaultReturn: 0 })
    const templates = freights().filter(({ addressId }) => addressId === row.id).length
    await openConsole(`${ADDRESS}?id=${row.id}`)
    await sees(`该地址被 ${cases + templates} 处引用，修改后立即生效`)
    await expect(logistics.removeAddress({ id: row.id })).rejects.toThrow(`正被${cases + templates}条数据使用`)
  })

  it('fill only empty fields from a pasted line', async () => {
    await openConsole(ADDRESS)
    await fill('联系人', '王芳')
    await fill('智能识别', '李强，13812348888，上海市嘉定区墨玉南路888号，测试仓')
    await press('识别')
    await until(async () => expect(await box('详细地址')).toHaveValue('墨玉南路888号'))
    expect(await box('联系人')).toHaveValue('王芳')
    expect(await box('手机号')).toHaveValue('13812348888')
    expect(page()).toHaveTextContent('已有内容未覆盖：联系人')
    await fill('地址名称', '上海总仓')
    await press('保存')
    await sees('地址名称已存在')
    await fill('地址名称', '嘉定二仓')
    await press('保存')
    await seesToast('地址已保存')
    expect(bodies(logistics.createAddress)).toEqual([
      expect.objectContaining({
        addressName: '嘉定二仓',
        contactName: '王芳',
        phone: '13812348888',
        countyCode: '310114',
        supplierId: '',
        address: '墨玉南路888号',
      }),
    ])
  })

  it('link to their freight templates', async () => {
    const own = sure(freights().find(({ addressId }) => addressId))
    await openConsole(`/shop-management-shop/shop-address-details?id=${own.addressId}`)
    await press(own.freightName)
    await until(async () => expect(await box('模板名称', '.ant-drawer')).toHaveValue(own.freightName))
  })

  it('are deleted after confirmation if unused', async () => {
    const row = addressCalled('华南分仓')
    for (const one of freights()) if (one.addressId === row.id) one.addressId = addressCalled('上海总仓').id
    await openConsole(`${ADDRESSES}?addressName=华南`)
    await act(row.addressName, '删除')
    await dialog(/华南分仓/)
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(logistics.removeAddress)).toEqual([{ id: row.id }])
    expect(addresses()).not.toContain(row)
  })

  it('require a mobile number or a landline', async () => {
    const row = addressCalled('华南分仓')
    await openConsole(`${ADDRESS}?id=${row.id}`)
    await fill('手机号', '')
    await tick('默认发货地址')
    await sees('将替换当前默认「上海总仓」')
    await press('保存')
    await until(() => expect(all('.ant-form-item-explain-error', '请填写手机号或固定电话').length).toBeGreaterThan(0))
    expect(received(logistics.updateAddress)).toEqual([])
  })
})

describe('carriers', () => {
  it('are disabled after confirmation, except the default one', async () => {
    const [usual, other] = [carrierCalled('顺丰速运'), carrierCalled('京东物流')]
    await openConsole(`${CARRIERS}?status=1`)
    await sees('京东物流')
    await flip(/京东物流/)
    await dialog(/停用物流公司「京东物流」/)
    await agree('停用')
    await seesToast('物流公司已停用')
    expect(other.status).toBe(enableStatus.disabled)
    await expect(logistics.update({ id: usual.id, status: enableStatus.disabled })).rejects.toThrow('默认项不能')
    await expect(logistics.remove({ id: other.id })).rejects.toThrow(/正被\d+条数据使用/)
  })

  it('are edited, made the default and deleted if unused', async () => {
    const [usual, other, never] = [carrierCalled('顺丰速运'), carrierCalled('京东物流'), carrierCalled('优速快递')]
    await openConsole(`${CARRIER}?id=${other.id}`)
    await fill('客服电话', '400-603-3601')
    await press('保存')
    await seesToast('物流公司已保存')
    await act('京东物流', '设为默认')
    await seesToast('默认物流公司已改为「京东物流」')
    expect(bodies(logistics.update)).toEqual([
      { id: other.id, phone: '400-603-3601' },
      { id: other.id, defaultFlag: 1 },
    ])
    expect([usual.defaultFlag, other.defaultFlag]).toEqual([0, 1])
    await fill('物流公司', '优速')
    await press('查询')
    await act('优速快递', '删除')
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(logistics.remove)).toEqual([{ id: never.id }])
    expect(carriers()).not.toContain(never)
  })

  it('are filled in from known carriers and test a number against the pattern', async () => {
    await openConsole(CARRIER)
    await fill('物流公司', '丹鸟')
    await choose('物流公司', '丹鸟')
    await until(async () => expect(await box('公司编码')).toHaveValue('danniao'))
    await fill('单号规则（正则）', '[')
    await press('保存')
    await sees('正则表达式不正确')
    await fill('单号规则（正则）', '^DN[0-9]+$')
    await fill('输入单号试一试', 'DN123')
    await sees('匹配')
    await fill('输入单号试一试', 'X1')
    await sees('不匹配')
    await press('保存')
    await seesToast('物流公司已保存')
    expect(bodies(logistics.create)).toEqual([
      expect.objectContaining({
        logisticsName: '丹鸟',
        logisticsCode: 'danniao',
        numberRule: '^DN[0-9]+$',
        status: enableStatus.enabled,
      }),
    ])
  })
})
