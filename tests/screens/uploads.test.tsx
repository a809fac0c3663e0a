// @module-tag core
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as companies from '@/api/system/companies'
import * as files from '@/api/system/files'
import * as users from '@/api/system/users'
import { isRecord } from '@/lib/json'
import { org } from '../../mocks/system/rules/store'
import { all, bodies, button, find, hands, press, sees, sent, settled, sure, seesToast, until } from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const HEAD = [0x89, 0x50, 0x4e, 0x47]
const png = (name: string) => new File([new Uint8Array([...HEAD, 1, 2, 3, 4])], name, { type: 'image/png' })
const company = () => sure(org.companies.find(({ dealerCode }) => dealerCode === 'D00001'))
const dealer = () => sure(org.dealers.find(({ dealerCode }) => dealerCode === 'D00005'))
const openCompany = (mode = 'edit') =>
  openConsole(`/system-management/enterpriseManagement?mode=${mode}&record=${company().id}&companyName=none`)
const openDealer = () =>
  openConsole(`/system-management/distributorManagement?mode=edit&record=${dealer().id}&keyword=none`)

const fileInput = () => sure(document.querySelector<HTMLInputElement>('.ant-drawer input[type=file]'))
const give = (...chosen: File[]) => hands.upload.now(fileInput(), chosen)
const isIdle = () => until(() => expect(document.querySelector('.ant-upload .ant-btn-loading')).toBeNull())

const NO_ADDRESS = [
  null,
  'x',
  { id: '1', url: null },
  { id: '1', url: 'javascript:alert(1)' },
  { id: '1', url: 'http://cdn.example/x.png' },
]
const WORDS = '上传失败：服务器未返回有效地址'

describe('file upload', () => {
  it('F-142 rejects a missing or unsafe address for a scan', async () => {
    company().license = ''
    await openCompany()
    await button('上传文件')
    for (const [at, data] of NO_ADDRESS.entries()) {
      control.inject({ path: files.upload.path, kind: 'code', code: 200, data, times: 1 })
      await give(png(`${at}.png`))
      await sent(files.upload, at + 1)
      await isIdle()
      expect(all('button', /^移除/), JSON.stringify(data)).toEqual([])
    }
    await seesToast(WORDS)
    await give(png('good.png'))
    await button(/^移除/)
  })

  it('F-142 rejects a missing or unsafe address for a batch of pictures', async () => {
    dealer().images = []
    await openDealer()
    await button(/添加图片（0\/6）/)
    for (const [at, data] of NO_ADDRESS.entries()) {
      control.inject({
        path: files.uploadBatch.path,
        kind: 'code',
        code: 200,
        data: isRecord(data) ? [data] : data,
        times: 1,
      })
      await give(png(`${at}.png`))
      await sent(files.uploadBatch, at + 1)
      await isIdle()
      await button(/添加图片（0\/6）/)
    }
    await seesToast(WORDS)
  })

  it('accepts the valid files of a drop and reports the rejected ones', async () => {
    dealer().images = []
    await openDealer()
    const zone = sure((await button(/添加图片（0\/6）/)).closest('.ant-upload'))
    const dropped = [png('ok.png'), new File(['RIFF0000WEBPVP8 '], 'a.webp', { type: 'image/webp' })]
    fireEvent.drop(zone, { dataTransfer: { files: dropped, items: [], types: ['Files'] } })
    await settled()
    await seesToast('仅支持 JPG/PNG 图片，且不超过 5 MB')
    await button(/添加图片（1\/6）/)
  })

  it('reports that only the first of several dropped files is used', async () => {
    company().license = ''
    await openCompany()
    const zone = sure((await button('上传文件')).closest('.ant-upload'))
    fireEvent.drop(zone, { dataTransfer: { files: [png('a.png'), png('b.png')], items: [], types: ['Files'] } })
    await settled()
    await seesToast('每次仅上传一个文件，已取第一个')
    expect(received(files.upload)).toHaveLength(1)
  })

  it('warns before the page is left while it is running', async () => {
    company().license = ''
    await openCompany()
    await button('上传文件')
    control.inject({ path: files.upload.path, kind: 'never', times: 1 })
    await give(png('a.png'))
    await sent(files.upload)
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    await settled()
    expect(leaving.defaultPrevented).toBe(true)
  })

  it('F-145 sends only the first six of 500 pictures in one request', async () => {
    dealer().images = []
    await openDealer()
    await button(/添加图片（0\/6）/)
    await give(...Array.from({ length: 500 }, (_, at) => png(`${at}.png`)))
    await seesToast('最多上传 6 张图片')
    await button(/添加图片（6\/6）|^移除第 6 张图片/)
    // The form as stored in the log.
    const names = received(files.uploadBatch).map(({ form }) =>
      (form as [string, { name: string }][]).map(([, { name }]) => name),
    )
    expect(names).toEqual([['0.png', '1.png', '2.png', '3.png', '4.png', '5.png']])
  })

  it('F-144 delays a save and prevents it after a failure', async () => {
    company().license = ''
    await openCompany()
    await button('上传文件')
    control.inject({ path: files.upload.path, kind: 'code', code: 500, message: '存储服务繁忙', delay: 300, times: 1 })
    await give(png('lost.png'))
    await press.now('保存')
    await seesToast('存储服务繁忙')
    await isIdle()
    expect(bodies(companies.update)).toEqual([])
    control.inject({ path: files.upload.path, kind: 'slow', delay: 500, times: 1 })
    await give(png('slow.png'))
    await press.now('保存')
    await sent(files.upload, 2)
    expect(bodies(companies.update)).toEqual([])
    await seesToast('企业已保存')
    expect(bodies(companies.update)).toMatchObject([{ license: expect.stringMatching(/^\/__files\//) as unknown }]) // vitest types its matchers as any
  })

  it('F-144 asks for confirmation when its form is closed and is then aborted', async () => {
    company().license = ''
    await openCompany()
    await button('上传文件')
    control.inject({ path: files.upload.path, kind: 'slow', delay: 20_000, times: 1 })
    await give(png('slow.png'))
    await sent(files.upload)
    await hands.click.now(await find('.ant-drawer-footer button', /^取\s?消$/))
    await sees('内容未保存，确定离开？')
    await press('放弃修改')
    await until(() => expect(received(files.upload)[0]?.aborted).toBe(true))
    await until(() => expect(document.querySelector('.ant-drawer-open')).toBeNull())
    expect(bodies(companies.update)).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('F-144 leaves the form unchanged when a file is rejected before sending', async () => {
    company().license = ''
    await openCompany()
    await button('上传文件')
    await give(new File(['<svg onload="alert(1)"/>'], 'sign.png', { type: 'image/png' }))
    await seesToast('仅支持 JPG/PNG/PDF，且不超过 5 MB')
    await hands.click(await find('.ant-drawer-footer button', /^取\s?消$/))
    await until(() => expect(document.querySelector('.ant-drawer-open')).toBeNull())
    expect(received(files.upload)).toEqual([])
  })
})

describe('uploaded file', () => {
  it.each(['/files/x.svg', '/files/x.html?y', '/files/x.XML#z'])(
    'F-143 shows %s only as a picture and never as a link',
    async (url) => {
      company().license = url
      await openCompany('detail')
      const picture = await until(() => sure(document.querySelector<HTMLImageElement>(`.ant-drawer img[src="${url}"]`)))
      expect(document.querySelector(`a[href="${url}"], iframe, object, embed`)).toBeNull()
      await hands.click(picture)
      await until(() => expect(document.querySelector(`.ant-image-preview img[src="${url}"]`)).not.toBeNull())
      fireEvent.error(picture)
      await sees('图片无法显示')
      expect(document.querySelector(`a[href="${url}"]`)).toBeNull()
    },
  )
})

describe('import result', () => {
  const XLS = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'users.xls')
  const chooseSheet = () =>
    hands.upload.now(sure(document.querySelector<HTMLInputElement>('.ant-modal input[type=file]')), XLS)

  it('F-138 F-148 reports an unknown result and pages 5,000 failed rows', async () => {
    await openConsole('/system-management/userManagement?keyword=none')
    await press(/导入$/)
    for (const data of [null, 'ok', { failRows: [{ rowNo: 2, reason: 'x' }] }]) {
      control.inject({ path: users.importFile.path, kind: 'code', code: 200, data, times: 1 })
      await chooseSheet()
      await press('开始导入')
      await sees('服务器未返回导入结果，请核对列表')
      // The window accepts no other file until the list has been reloaded.
      await settled()
      await press('继续导入')
    }
    const rows = Array.from({ length: 5000 }, (_, at) => ({ rowNo: at + 2, column: '账号', reason: `原因${at}` }))
    for (const [failRows, words] of [
      [[null, 5, 'x', [], {}, { rowNo: { a: 1 }, reason: ['r'] }], /共 5000 行/],
      [rows, '原因9'],
    ] as const) {
      control.inject({
        path: users.importFile.path,
        kind: 'code',
        code: 200,
        data: { total: 5000, successCount: 0, failCount: 5000, failRows },
        times: 1,
      })
      await chooseSheet()
      await press('开始导入')
      await sees(words)
      if (failRows === rows) break
      await settled()
      await press('继续导入')
    }
    expect(screen.queryByText('原因10')).toBeNull()
    expect(await button('下载失败行')).toBeEnabled()
    await settled()
  })
})
