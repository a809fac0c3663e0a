// @module-tag content
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as carGallery from '@/api/content/carGallery'
import * as files from '@/api/system/files'
import { albumType, picScene } from '@/entities/content/carEnums'
import { shelfStatus } from '@/entities/content/shared'
import { gallery } from '../../mocks/content/rules/cars'
import {
  act,
  agree,
  all,
  bodies,
  choose,
  dialog,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'
import { png } from '../pictures'

const WALL = '/star-management/carImageManagement'
const tiles = () => all('.wall-picture', /./)
const withTitle = (title: string) => sure(gallery().find((row) => row.title === title))
describe('model gallery', () => {
  it('selects single pictures and ranges by mouse and keyboard', async () => {
    await openConsole(WALL)
    await until(() => expect(tiles().length).toBe(60))
    expect(queries(carGallery.listModels)[0]).toMatchObject({
      pageSize: '60',
      sortField: 'createTime',
      sortOrder: 'desc',
    })
    await settled()
    fireEvent.click(sure(tiles()[2]))
    fireEvent.click(sure(tiles()[5]), { shiftKey: true })
    const picked = () => tiles().flatMap((one, at) => (one.getAttribute('aria-pressed') === 'true' ? [at] : []))
    expect(picked()).toEqual([2, 3, 4, 5])
    fireEvent.click(sure(tiles()[4]))
    await settled()
    expect(picked()).toEqual([2, 3, 5])
    sure(tiles()[5]).focus()
    await hands.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tiles()[6])
    await hands.keyboard(' ')
    expect(picked()).toEqual([2, 3, 5, 6])
    await sees('已选 4 条')
  })

  it('publishes a picture only when its status allows it', { tags: ['core'] }, async () => {
    await openConsole(`${WALL}?view=table&status=${shelfStatus.new}`)
    await settled()
    const name = sure(all('.row-action', /^上架 /)[0]?.getAttribute('aria-label')).slice(3)
    const own = withTitle(name)
    await act(name, '上架')
    await seesToast('已上架')
    expect(bodies(carGallery.setModelShelf)).toEqual([{ id: own.id, status: shelfStatus.up }])
    expect(own.status).toBe(shelfStatus.up)
    await expect(carGallery.removeModel({ id: own.id })).rejects.toThrow('已上架的图片不能删除')
    await expect(carGallery.setModelShelf({ id: own.id, status: shelfStatus.up })).rejects.toThrow('状态已变化')
  })

  it('deletes several pictures once the confirmation word is typed', async () => {
    await openConsole(`${WALL}?status=${shelfStatus.down}`)
    await until(() => expect(tiles().length).toBeGreaterThan(3))
    await settled()
    const before = gallery().length
    fireEvent.click(sure(tiles()[0]))
    fireEvent.click(sure(tiles()[1]), { shiftKey: true })
    await press('删除')
    await dialog(/确定删除选中的 2 张图片/)
    expect(await find('.ant-modal-footer button', '删除')).toBeDisabled()
    await fill(/请输入|删除/, '删除', '.ant-modal')
    await agree('删除')
    await until(() => expect(received(carGallery.removeModel).length).toBe(2))
    expect(received(carGallery.removeModel)[0]?.method).toBe('GET')
    expect(gallery().length).toBe(before - 2)
  })

  it('enlarges a picture and steps through the page with the arrow keys', async () => {
    await openConsole(WALL)
    await until(() => expect(tiles().length).toBe(60))
    await settled()
    const names = tiles().map((one) => sure(one.parentElement?.querySelector('.wall-name')).textContent)
    sure(tiles()[0]).focus()
    await hands.keyboard('{Enter}')
    const window = await dialog(/原始尺寸/)
    expect(window).toHaveTextContent(sure(names[0]))
    await hands.keyboard('{ArrowRight}')
    await until(async () => expect(await dialog(/原始尺寸/)).toHaveTextContent(sure(names[1])))
    await press('原始尺寸')
    expect(sure(document.querySelector<HTMLImageElement>('.viewer-picture img'))).toBeInTheDocument()
  })

  it('F-221 clears the model when the series changes', async () => {
    await openConsole(WALL)
    await until(() => expect(tiles().length).toBe(60))
    await press('添加图片')
    await choose('车系', '启明Q5', '.ant-modal')
    await hands.click(await find('.ant-modal input[role=combobox]:not(:disabled)', '车型'))
    const option = await until(() =>
      sure(document.querySelector<HTMLElement>('.ant-select-dropdown:not(.ant-select-dropdown-hidden) [title^="20"]')),
    )
    const name = option.textContent
    await hands.click(option)
    const chosen = () => document.querySelector('.ant-modal form')?.textContent.includes(name)
    await until(() => expect(chosen()).toBe(true))
    await choose('车系', '启明Q7', '.ant-modal')
    await until(() => expect(chosen()).toBe(false))
  })

  it('adds unpublished pictures and rejects those that are too small', async () => {
    await openConsole(WALL)
    await until(() => expect(tiles().length).toBe(60))
    await press('添加图片')
    await choose('车系', '启明Q5', '.ant-modal')
    await choose('图库分类', '实拍', '.ant-modal')
    const input = sure(document.querySelector<HTMLInputElement>('.ant-modal input[type=file]'))
    await hands.upload(input, [png(1920, 1080, '雪地.png'), png(800, 600, '小图.png')])
    await sees(/小图.png: 长边不能小于 1080 像素，当前 800×600/)
    await until(() => expect(received(files.uploadBatch).length).toBe(1))
    await fill('第 1 张图片的标题', '雪地里的启明')
    await press(/^保\s?存$/)
    await seesToast('图片已添加，待上架')
    expect(bodies(carGallery.savePicture)).toEqual([
      expect.objectContaining({
        scene: picScene.gallery,
        seriesCode: 'QM_Q5',
        albumType: albumType.realShots,
        titles: ['雪地里的启明'],
      }),
    ])
    expect(withTitle('雪地里的启明').status).toBe(shelfStatus.new)
  })

  it('marks a picture that fails to load but keeps it selectable', async () => {
    const lost = sure(gallery().find(({ image }) => image.endsWith('R09ORQ==')))
    await openConsole(`${WALL}?createTime=${lost.createTime.slice(0, 10)}~${lost.createTime.slice(0, 10)}`)
    const tile = await find('.wall-picture', new RegExp(lost.title))
    await settled()
    fireEvent.error(sure(tile.querySelector('img')))
    await until(() => expect(tile).toHaveTextContent('图片失效'))
    await hands.click(tile)
    expect(tile).toHaveAttribute('aria-pressed', 'true')
    await tick('选择本页全部')
  })
})
