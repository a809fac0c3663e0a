// @module-tag content
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as carGallery from '@/api/content/carGallery'
import * as files from '@/api/system/files'
import { picScene } from '@/entities/content/carEnums'
import { enableStatus } from '@/entities/shared/enums'
import { cars, settings } from '../../mocks/content/rules/cars'
import {
  act,
  agree,
  all,
  bodies,
  choose,
  dialog,
  find,
  hands,
  press,
  sees,
  seesToast,
  settled,
  sure,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { png } from '../pictures'

const PAGE = '/star-management/carImage'
const SERIES = 'QM_Q7'
const own = (modelCode: string, scene: number, colorName = '') =>
  settings().find(
    (row) =>
      row.seriesCode === SERIES && row.modelCode === modelCode && row.colorName === colorName && row.scene === scene,
  )
const models = () => cars().filter(({ seriesCode }) => seriesCode === SERIES)
const cell = (name: RegExp) => find('.matrix-cell', name)
const inputOf = (button: HTMLElement) => sure(button.closest('td')?.querySelector<HTMLInputElement>('input[type=file]'))
const bare = () => {
  const scene = sure([1, 2, 3, 4, 5].find((one) => !own('', one)))
  return { scene, car: sure(models().find(({ modelCode }) => !own(modelCode, scene))) }
}
const LABELS = ['', '爱车页主图', '车控俯视图', '预约单小图', '订单卡片', '车主认证']
const SIZES = [[], [750, 422], [400, 800], [200, 112], [335, 188], [690, 388]] as const

describe('car picture matrix', () => {
  it('shows own, inherited and missing pictures of the requested series', async () => {
    await openConsole(`${PAGE}?seriesCodes=${SERIES}`)
    const { scene, car } = bare()
    expect(await cell(new RegExp(`${car.modelName} ${LABELS[scene]} 缺图`))).toHaveAttribute('data-state', 'missing')
    const kept = sure([1, 2, 3, 4, 5].find((one) => own('', one)?.status === enableStatus.enabled))
    const heir = sure(models().find(({ modelCode }) => !own(modelCode, kept)))
    expect(await cell(new RegExp(`${heir.modelName} ${LABELS[kept]} 继承自车系`))).toHaveAttribute(
      'data-state',
      'inherited',
    )
    expect(await cell(new RegExp(`^启明Q7 ${LABELS[kept]} 已配置`))).toHaveAttribute('data-state', 'own')
    expect(received(carGallery.listPictures)[0]?.query.seriesCodes).toBe(SERIES)
    await press(new RegExp(`展开或收起.*${heir.modelName}`))
    expect(await cell(new RegExp(`${heir.modelName} ${heir.colorNames[0]} ${LABELS[kept]} `))).toBeInTheDocument()
  })

  it('warns that only the first models are shown', async () => {
    const replies = [models(), []].map((records) => ({ records, total: 10_001 }))
    for (const data of replies)
      control.inject({ path: carGallery.listCars.path, kind: 'code', code: 200, data, times: 1 })
    await openConsole(`${PAGE}?seriesCodes=${SERIES}`)
    await sees(`仅显示前 ${models().length} 条`)
  })

  it('reports a picture that cannot be loaded in its cell', async () => {
    await openConsole(`${PAGE}?seriesCode=${SERIES}`)
    const picture = await until(() => sure(document.querySelector('.matrix-cell[data-state=own] img')))
    const place = sure(picture.closest('.matrix-cell'))
    fireEvent.error(picture)
    await until(() => expect(place).toHaveTextContent('图片失效'))
  })

  it('saves each cell at once and reports errors inside the cell', async () => {
    const { scene, car } = bare()
    await openConsole(`${PAGE}?seriesCodes=${SERIES}&scene=${scene}`)
    const place = new RegExp(`${car.modelName} ${LABELS[scene]} `)
    const [width = 0, height = 0] = SIZES[scene] ?? []
    await hands.upload(inputOf(await cell(place)), png(100, 100, 'a.png'))
    await until(async () => expect((await cell(place)).closest('td')).toHaveTextContent(/100/))
    expect(received(files.upload)).toEqual([])
    control.inject({
      path: carGallery.savePicture.path,
      method: 'POST',
      kind: 'code',
      code: 500,
      message: '保存失败，请稍后',
      times: 1,
    })
    await hands.upload(inputOf(await cell(place)), png(width, height, 'a.png'))
    await until(async () => expect((await cell(place)).closest('td')).toHaveTextContent('保存失败，请稍后'))
    await hands.click(await find('.cell-fault button', '重试'))
    await seesToast('图片已保存')
    expect(bodies(carGallery.savePicture).at(-1)).toMatchObject({
      seriesCode: SERIES,
      modelCode: car.modelCode,
      colorName: '',
      scene,
      status: enableStatus.enabled,
    })
    expect(own(car.modelCode, scene)?.cover).toMatch(/__files/)
    expect(await cell(new RegExp(`${car.modelName} ${LABELS[scene]} 已配置`))).toBeInTheDocument()
    expect(document.querySelector('.cell-fault')).toBeNull()
  })

  it('names the user who saved a cell meanwhile and overwrites it on request', async () => {
    const kept = sure([1, 2, 3, 4, 5].find((one) => own('', one)?.status === enableStatus.enabled))
    const row = sure(own('', kept))
    await openConsole(`${PAGE}?seriesCodes=${SERIES}&scene=${kept}`)
    const button = await cell(new RegExp(`^启明Q7 ${LABELS[kept]} `))
    await settled()
    row.updateTime = '2026-01-01 10:00:00'
    row.updateBy = '周志强'
    const [width = 0, height = 0] = SIZES[kept] ?? []
    fireEvent.drop(button, { dataTransfer: { types: ['Files'], files: [png(width, height, 'b.png')] } })
    await sees(/内容已被周志强于2026-01-01 10:00:00修改/)
    await hands.click(await find('.cell-fault button', /覆盖/))
    await seesToast('图片已保存')
    expect(bodies(carGallery.savePicture).at(-1)).toMatchObject({ id: row.id, force: true })
  })
})

describe('car picture table', () => {
  it('disables a picture after confirmation and enables it again', { tags: ['core'] }, async () => {
    const row = sure(settings().find(({ status, colorName }) => status === enableStatus.enabled && colorName !== ''))
    const model = sure(cars().find(({ modelCode }) => modelCode === row.modelCode))
    await openConsole(`${PAGE}?view=table&seriesCodes=${row.seriesCode}&colorName=${row.colorName}&scene=${row.scene}`)
    await settled()
    const name =
      sure(all('.row-action', new RegExp(`^编辑 .*${model.modelName} ${row.colorName}`))[0])
        .getAttribute('aria-label')
        ?.slice(3) ?? ''
    await act(name, '停用')
    await dialog(/停用后使用上一级图片/)
    await agree('停用')
    await seesToast('已停用')
    expect(bodies(carGallery.savePicture)).toEqual([{ id: row.id, status: enableStatus.disabled }])
    await act(name, '启用')
    await seesToast('已启用')
    expect(row.status).toBe(enableStatus.enabled)
  })

  it('rejects a second picture for the same combination and opens the existing one', async () => {
    const kept = sure([1, 2, 3, 4, 5].find((one) => own('', one)))
    await openConsole(`${PAGE}?view=table&seriesCodes=${SERIES}`)
    await press('新增配置')
    await choose('车系', '启明Q7', '.ant-drawer')
    await choose('使用场景', sure(LABELS[kept]), '.ant-drawer')
    await sees('该组合已配置，打开已有配置？')
    await press('打开')
    await sees('编辑图片配置')
    await expect(
      carGallery.savePicture({ seriesCode: SERIES, modelCode: '', colorName: '', scene: kept, cover: '/a.png' }),
    ).rejects.toThrow('该组合已配置')
  })

  it('shows the version of another user after a conflict and saves on top of it', async () => {
    const row = sure(settings().find(({ status, colorName }) => status === enableStatus.enabled && colorName !== ''))
    await openConsole(`${PAGE}?view=table&seriesCodes=${row.seriesCode}&colorName=${row.colorName}&scene=${row.scene}`)
    await settled()
    await hands.click(sure(all('.row-action', /^编辑 /)[0]))
    await dialog(/编辑图片配置/)
    Object.assign(row, { updateTime: '2026-01-01 10:00:00', updateBy: '周志强', status: enableStatus.disabled })
    const save = async () => {
      await hands.click(await find('input[type=radio]', '启用', '.ant-drawer'))
      await press(/^保\s?存$/)
    }
    const lost = { path: carGallery.listPictures.path, kind: 'code', code: 500, message: '暂不可用' } as const
    control.inject({ ...lost, times: 1 })
    await save()
    await agree('查看最新')
    // The latest version is unknown, so the form stays.
    await save()
    await agree('查看最新')
    await until(() => expect(all('input[type=radio]', '停用')[0]).toBeChecked())
    await press(/^保\s?存$/)
    await seesToast('图片已保存')
    expect(bodies(carGallery.savePicture).at(-1)).toMatchObject({ id: row.id, updateTime: '2026-01-01 10:00:00' })
  })

  it('reports a copy without a free target', async () => {
    const row = sure(settings().find(({ status, colorName }) => status === enableStatus.enabled && colorName !== ''))
    await openConsole(`${PAGE}?view=table&seriesCodes=${row.seriesCode}&colorName=${row.colorName}&scene=${row.scene}`)
    await settled()
    const name =
      sure(all('.row-action', /^编辑 /)[0])
        .getAttribute('aria-label')
        ?.slice(3) ?? ''
    await act(name, '复制到其他颜色或场景')
    await agree('复制到其他颜色或场景')
    await seesToast('未选择颜色或场景，或所选组合均已配置')
    expect(received(carGallery.savePicture)).toEqual([])
  })

  it('uploads several files at once, matched by name or manually', async () => {
    const car = sure(models().find(({ modelCode, colorNames }) => !own(modelCode, picScene.orderCard, colorNames[0])))
    await openConsole(`${PAGE}?view=table&seriesCodes=${SERIES}`)
    await press('批量上传')
    const input = await until(() => {
      const box = sure(document.querySelector<HTMLInputElement>('.ant-modal input[type=file]'))
      expect(box).not.toBeDisabled()
      return box
    })
    await hands.upload(input, [
      png(335, 188, `${SERIES}_${car.modelCode}_${car.colorNames[0]}_4.png`),
      png(335, 188, 'IMG_2034.png'),
    ])
    await sees('已匹配 1 / 2 个文件')
    await choose('车系 IMG_2034.png', '启明Q7', '.ant-modal')
    await choose('使用场景 IMG_2034.png', '订单卡片', '.ant-modal')
    await press('保存已匹配的 2 张')
    await until(() => expect(received(carGallery.savePicture).length).toBe(2))
    expect(bodies(carGallery.savePicture)[0]).toMatchObject({
      seriesCode: SERIES,
      modelCode: car.modelCode,
      colorName: car.colorNames[0],
      scene: picScene.orderCard,
    })
    await until(() => expect(all('.ant-modal .mark', '图片已保存').length).toBe(2))
  })
})
