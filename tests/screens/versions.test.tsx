// @module-tag system
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as files from '@/api/system/files'
import * as versions from '@/api/system/versions'
import { currentOf, endingsOf, isFromStore, sizeText } from '@/areas/system/versions/clients'
import type { AppVersion } from '@/entities/system/appVersion'
import { appType, updateType, versionStatus } from '@/entities/system/enums'
import { prop } from '@/lib/json'
import { control, openConsole, received } from '../harness'
import { act, agree, anyText, bodies, button, dialog, press, textWith, seesToast } from '../actions'

const PATH = '/version/version'
type Hands = Awaited<ReturnType<typeof openConsole>>['user']

const apk = (name = 'owner-4.0.0.apk') => new File(['PK\u0003\u0004 package'], name, { type: 'application/zip' })
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('.ant-drawer input[type=file]')
  if (!input) throw new Error('no file input')
  return input
}
const upload = (user: Hands, file: File) => user.upload(fileInput(), file)
const type = async (user: Hands, label: string, text: string) => {
  const box = within(await dialog()).getByLabelText(label)
  await user.clear(box)
  await user.type(box, text)
}

describe('version list', () => {
  it('sends the filters, newest first, and marks only the current version', async () => {
    await openConsole(`${PATH}?appType=1&versionNo=3.2&updateType=1,2&status=1&publishTime=2020-01-01~2030-01-01`)
    const row = (await screen.findByText('3.2.1')).closest<HTMLElement>('.data-row')
    expect(await within(row ?? document.body).findByText('当前')).toBeInTheDocument()
    expect(bodies(versions.list)).toContainEqual({
      appType: appType.ownerAndroid,
      versionNo: '3.2',
      updateType: [updateType.suggested, updateType.forced],
      status: [versionStatus.published],
      publishTimeStart: '2020-01-01 00:00:00',
      publishTimeEnd: '2030-01-01 23:59:59',
      sortField: 'updateTime',
      sortOrder: 'desc',
      pageNo: 1,
      pageSize: 20,
    })
    expect(screen.getAllByText('当前')).toHaveLength(1)
  })

  it('publishes a forced update only after its number is typed', async () => {
    const { user } = await openConsole(`${PATH}?appType=1&status=0`)
    await act('3.3.0', '发布')
    const ask = within(await dialog(/确定发布/))
    expect(ask.getByRole('button', { name: '发布' })).toBeDisabled()
    await user.type(ask.getByRole('textbox'), '3.3.0')
    await user.click(ask.getByRole('button', { name: '发布' }))
    await seesToast('已发布')
    expect(bodies(versions.update)).toEqual([{ id: anyText(), status: versionStatus.published }])
  })

  it('accepts only a larger whole percentage as rollout share', async () => {
    const { user } = await openConsole(`${PATH}?appType=1&versionNo=3.2.1`)
    await press('扩大灰度 3.2.1')
    await type(user, '灰度比例', '40')
    await press('保存')
    expect(await screen.findByText('须大于当前的 50%')).toBeInTheDocument()
    // The value stays as typed, with its error, instead of being rounded or cut.
    await type(user, '灰度比例', '62.5')
    await press('保存')
    expect(await screen.findByText('请输入整数')).toBeInTheDocument()
    await type(user, '灰度比例', '180')
    await press('保存')
    expect(await screen.findByText('请输入 1 到 100 之间的数')).toBeInTheDocument()
    expect(screen.getByLabelText('灰度比例')).toHaveValue('180')
    await type(user, '灰度比例', '80')
    await press('保存')
    await seesToast('灰度已扩大')
    expect(bodies(versions.update)).toEqual([{ id: anyText(), grayPercent: 80 }])
    await expect(
      versions.update({ id: String(prop(bodies(versions.update)[0], 'id')), grayPercent: 60 }, { quiet: true }),
    ).rejects.toThrow('只能调大')
  })

  it('withdraws a published version and publishes it again', { tags: ['core'] }, async () => {
    await openConsole(`${PATH}?appType=2&versionNo=3.2.0`)
    await act('3.2.0', '停用')
    expect(await screen.findByText('停用后未升级用户将不再收到提示')).toBeInTheDocument()
    await agree('停用')
    await seesToast('已停用')
    await press('重新发布 3.2.0')
    await agree('重新发布')
    await seesToast('已发布')
    expect(bodies(versions.update).map((body) => prop(body, 'status'))).toEqual([
      versionStatus.withdrawn,
      versionStatus.published,
    ])
  })

  it('shows the update window and the download link', async () => {
    await openConsole(`${PATH}?appType=1&versionNo=3.0.0`)
    await press('3.0.0')
    const phone = await screen.findByLabelText('手机预览')
    expect(phone).toHaveTextContent('立即更新')
    expect(await screen.findByText('https://download.example.com/app/owner-3.0.0.apk')).toBeInTheDocument()
  })
})

describe('version form', () => {
  it('validates package and version number and retries a failed upload', async () => {
    const { user } = await openConsole(`${PATH}?appType=1&status=0`)
    await press('新增版本')
    await user.click(within(await dialog()).getByText('车主App安卓'))
    await screen.findByText(/点击选择，或将安装包拖到此处/)
    fireEvent.change(fileInput(), { target: { files: [apk('owner.zip')] } })
    await seesToast('请上传 .apk 安装包')
    control.inject({ path: files.upload.path, kind: 'code', code: 500, message: '存储服务繁忙', times: 1 })
    await upload(user, apk())
    expect(await screen.findByText('「owner-4.0.0.apk」上传失败')).toBeInTheDocument()
    await press('重试')
    expect(await screen.findByText(/MD5 [\da-f]{32}/)).toBeInTheDocument()
    await type(user, '版本号', '3.2.1')
    await type(user, '内部版本号', '30000')
    await type(user, '更新标题', '全新版本')
    await type(user, '更新内容', '第一条')
    await press('存草稿')
    expect(await screen.findByText('内部版本号须大于当前版本 30201')).toBeInTheDocument()
    expect(received(versions.create)).toHaveLength(0)
    await type(user, '内部版本号', '40000')
    await press('存草稿')
    expect(await screen.findByText('该版本号已存在', { selector: '.ant-form-item-explain-error' })).toBeInTheDocument()
    await type(user, '版本号', '4.0.0')
    await press('存草稿')
    await seesToast('草稿已保存')
    expect(bodies(versions.create).at(-1)).toMatchObject({
      appType: appType.ownerAndroid,
      versionNo: '4.0.0',
      versionCode: 40_000,
      updateType: updateType.suggested,
      grayPercent: 100,
      packageUrl: textWith(/^\/__files\//),
      md5: textWith(/^[\da-f]{32}$/),
    })
    expect(received(files.remove)).toHaveLength(0)
  })

  it('removes an uploaded package when the form is left without saving', async () => {
    const { user } = await openConsole(`${PATH}?appType=4&status=0`)
    await act('2.6.0', '编辑')
    await screen.findByText('assistant-2.6.0.apk')
    await upload(user, apk())
    expect(await screen.findByText('owner-4.0.0.apk')).toBeInTheDocument()
    await button('更换')
    await press('取消')
    await press('放弃修改')
    await waitFor(() => expect(received(files.remove)).toHaveLength(1))
    expect(received(versions.update)).toHaveLength(0)
  })

  it('validates the store link of a copied version and publishes it', async () => {
    const { user } = await openConsole(`${PATH}?appType=2&versionNo=3.2.1`)
    await act('3.2.1', '复制为新版本')
    await type(user, '版本号', '3.4.0')
    await type(user, '内部版本号', '30400')
    await type(user, '应用市场链接', 'https://example.com/app')
    await press('保存并发布')
    expect(await screen.findByText('请输入以https://apps.apple.com开头的链接')).toBeInTheDocument()
    await type(user, '应用市场链接', 'https://apps.apple.com/cn/app/id6400000001')
    await press('保存并发布')
    const ask = within(await dialog(/确定发布版本「3.4.0」/))
    await user.click(ask.getByRole('button', { name: '发布' }))
    await seesToast('已发布')
    expect(bodies(versions.create)[0]).toMatchObject({
      appType: appType.ownerIos,
      versionNo: '3.4.0',
      storeUrl: 'https://apps.apple.com/cn/app/id6400000001',
      packageUrl: '',
    })
    expect(bodies(versions.update)).toEqual([{ id: anyText(), status: versionStatus.published }])
  })

  it('rejects changes that the version status does not allow', async () => {
    await openConsole('/home')
    await expect(versions.update({ id: '62001', title: '改' }, { quiet: true })).rejects.toThrow('已发布的版本不能修改')
    await expect(versions.update({ id: '62002', status: versionStatus.withdrawn }, { quiet: true })).rejects.toThrow(
      '版本状态已变化',
    )
  })

  it('rejects dealers', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(versions.list({}, { quiet: true })).rejects.toThrow('仅总部')
  })
})

describe('app clients', () => {
  it('are delivered by package or store', () => {
    expect([endingsOf(1), endingsOf(3), endingsOf(2)]).toEqual([['.apk'], ['.hap', '.app'], undefined])
    expect([isFromStore(5), isFromStore(4), isFromStore(undefined)]).toEqual([true, false, false])
    expect([sizeText(1536), sizeText(90_596_966)]).toEqual(['1.5 KB', '86.4 MB'])
  })
  it('have the highest build as their current version', () => {
    const row = (id: string, versionCode: number) => ({ id, appType: appType.ownerAndroid, versionCode }) as AppVersion // only the fields the rule reads
    expect(currentOf([row('a', 100), row('b', 300), row('c', 200)]).get('1')?.id).toBe('b')
  })
})
