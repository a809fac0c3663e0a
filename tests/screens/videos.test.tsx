// @module-tag marketing
import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as files from '@/api/system/files'
import * as videos from '@/api/marketing/videos'
import { uploadType } from '@/entities/leads/enums'
import { pushFlag } from '@/entities/marketing/material'
import { videoDirection, videoStatus } from '@/entities/marketing/video'
import { videoFiles } from '../../mocks/marketing/data/videoFiles'
import { videoShelf } from '../../mocks/marketing/calls/videos'
import { materialById, materials } from '../../mocks/marketing/rules/materials'
import {
  act,
  agree,
  all,
  anyText,
  bodies,
  button,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  sent,
  settled,
  sure,
  textWith,
  tick,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const LIST = '/marketing-management/video'
const PAGE = '/marketing-management/video-details'
const OWN = 'D00001'
const DEALER = 'dealer01'

const videoOf = (
  fits: (row: ReturnType<typeof videoShelf.all>[number], material: (typeof materials)[number]) => boolean,
) => sure(videoShelf.all().find((row) => fits(row, sure(materialById(row.id)))))
const titleOf = (id: string) => sure(materialById(id)).title
const search = (id: string) => `?title=${encodeURIComponent(titleOf(id))}`
const isHq = (material: { dealerCode: string }) => material.dealerCode === ''

const videoFile = (name = 'video.mp4') => new File([sure(videoFiles['video-portrait'])], name, { type: 'video/mp4' })
const give = async (file: File) =>
  hands.upload(await until(() => sure(document.querySelector<HTMLInputElement>('input[type=file][accept*=mp4]'))), file)

/** jsdom plays and renders no video. Simulates its size and a frame as jpg. */
const drawing = () => {
  const pen: Partial<CanvasRenderingContext2D> = { drawImage: vi.fn() }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never) // one of its many context types
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' })),
  )
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(180)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(320)
}
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('video list', () => {
  it('plays a video in a window and reports a missing file', async () => {
    const row = videoOf((one, material) => isHq(material) && one.status === videoStatus.up)
    await openConsole(`${LIST}${search(row.id)}`)
    await press(`播放 0:05 ${titleOf(row.id)}`)
    await dialog(new RegExp(titleOf(row.id)))
    const player = await until(() => sure(document.querySelector<HTMLVideoElement>('[role=dialog] video')))
    expect(player).toHaveAttribute('src', row.videoUrl)
    expect(player.muted).toBe(true)
    fireEvent.error(player)
    await sees('视频文件不存在')
  })

  it('publishes in bulk and unpublishes a single video', { tags: ['core'] }, async () => {
    const row = videoOf((one, material) => isHq(material) && one.status === videoStatus.up)
    await openConsole(`${LIST}${search(row.id)}`)
    await act(titleOf(row.id), '下架')
    await press('下架')
    await seesToast('已下架')
    expect(bodies(videos.setRank)).toEqual([{ id: row.id, status: videoStatus.down }])
    expect(row.status).toBe(videoStatus.down)
    await settled()
    await hands.click(sure(all('input[type=checkbox]', /./).at(0)))
    await press('上架')
    await agree('上架')
    await until(() => expect(bodies(videos.setRank)).toContainEqual({ id: row.id, status: videoStatus.up }))
    expect(row.status).toBe(videoStatus.up)
  })

  it('stops a bulk publication and retries the unprocessed videos', async () => {
    const some = videoShelf
      .all()
      .filter((row) => row.status < 2 && isHq(sure(materialById(row.id))))
      .slice(0, 5)
    some.forEach((row, at) => {
      row.status = videoStatus.down
      sure(materialById(row.id)).title = `一起上架${at}`
    })
    await openConsole(`${LIST}?title=${encodeURIComponent('一起上架')}`)
    for (const row of some) await tick(`选择「${titleOf(row.id)}」`)
    control.inject({ path: videos.setRank.path, kind: 'slow', delay: 700, times: 3 })
    await press('上架')
    await agree.now('上架')
    await press('停止')
    await sees('成功 3 条，失败 2 条')
    expect(all('td', '已停止，未处理')).toHaveLength(2)
    expect(bodies(videos.setRank)).toHaveLength(3)
    await press('重试失败的 2 条')
    await sees('成功 2 条，失败 0 条')
    expect(some.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => videoStatus.up))
  })

  it('reloads every 15 seconds and hides editing and publishing during transcoding', async () => {
    const row = videoOf((one) => one.status === videoStatus.transcoding)
    const title = titleOf(row.id)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openConsole(`${LIST}?status=2,0&title=${encodeURIComponent(title)}`)
    await settled()
    expect(hasButton(`详情 ${title}`)).toBe(true)
    expect(hasButton(`编辑 ${title}`)).toBe(false)
    expect(hasButton(`上架 ${title}`)).toBe(false)
    expect(hasButton(`更多 ${title}`)).toBe(false)
    const before = received(videos.list).length
    Object.assign(row, { readyAt: 0 })
    await vi.advanceTimersByTimeAsync(15_000)
    await sent(videos.list, before + 1)
    vi.useRealTimers()
    await until(() => expect(document.querySelector('.data-row')).toHaveTextContent('已下架'))
  })

  it('exports with the current filters', async () => {
    takeSaved()
    await openConsole(`${LIST}?direction=2&uploadType=1`)
    await settled()
    await press('导出')
    await sent(videos.exportList)
    expect(queries(videos.exportList)).toEqual([
      expect.objectContaining({
        direction: String(videoDirection.portrait),
        uploadType: String(uploadType.headquarters),
      }),
    ])
  })

  it('shows a dealer its own videos and the published ones of headquarters', async () => {
    await openConsole(LIST, { as: DEALER })
    const seen = videoShelf.all().filter(({ id, status }) => {
      const { dealerCode } = sure(materialById(id))
      return dealerCode === OWN || (dealerCode === '' && status === videoStatus.up)
    })
    await until(() =>
      expect(document.querySelector('section.list-card')).toHaveAttribute('aria-label', `共 ${seen.length} 条`),
    )
    expect(document.querySelector('.data-head')).not.toHaveTextContent('经销商')
  })
})

describe('video page', () => {
  it('rejects an invalid file, takes a frame as cover and starts transcoding', async () => {
    drawing()
    await openConsole(PAGE)
    await fill('视频标题', '城市领航一分钟')
    await press('保存')
    await sees('请上传视频')
    await give(new File(['no video'], 'a.mp4', { type: 'video/mp4' }))
    await sees('仅支持 mp4 格式（H.264）')
    expect(received(files.upload)).toEqual([])
    await give(videoFile())
    await sees('video.mp4')
    await sees('竖屏，0:05，0 MB')
    await press('截取封面')
    await dialog(/使用此画面/)
    await press('使用此画面')
    await sent(files.upload, 2)
    await until(() => expect(document.querySelector('.ant-upload img')).not.toBeNull())
    await settled()
    await press('保存')
    await seesToast('保存成功')
    expect(bodies(videos.create)).toEqual([
      {
        title: '城市领航一分钟',
        videoUrl: textWith('/__files/'),
        cover: textWith('/__files/'),
        summary: '',
        seriesName: '',
        labels: [],
      },
    ])
    const made = sure(materials.find(({ title }) => title === '城市领航一分钟'))
    expect(sure(videoShelf.all().find(({ id }) => id === made.materialId))).toMatchObject({
      status: videoStatus.transcoding,
      direction: videoDirection.portrait,
      duration: 5,
    })
    await until(() => expect(location.pathname).toBe(LIST))
  })

  it('reports a frame that cannot be captured', async () => {
    const row = videoOf((one, material) => isHq(material) && one.status === videoStatus.down)
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await press('截取封面')
    await press('使用此画面')
    await sees('无法截取，请上传封面图')
  })

  it('keeps the form after an interrupted upload and retries it', async () => {
    await openConsole(PAGE)
    await fill('简介', '不会丢失')
    control.inject({ path: files.upload.path, kind: 'reset', times: 1 })
    await give(videoFile())
    await sees('上传中断')
    await press('重试')
    await sees('竖屏，0:05，0 MB')
    expect(received(files.upload)).toHaveLength(2)
    expect(await find('textarea', '简介')).toHaveValue('不会丢失')
  })

  it('locks the file of a published video and confirms other changes', async () => {
    const row = videoOf(
      (one, material) => isHq(material) && one.status === videoStatus.up && one.pushFlag === pushFlag.pushed,
    )
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await sees('请先下架再更换视频')
    expect(await button('移除视频')).toBeDisabled()
    await fill('简介', '新的简介')
    await press('保存')
    expect((await dialog(/修改将立即生效/)).textContent).toContain(titleOf(row.id))
    await agree('保存')
    await seesToast('保存成功')
    expect(bodies(videos.update)).toEqual([
      expect.objectContaining({ id: row.id, summary: '新的简介', videoUrl: row.videoUrl }),
    ])
    expect([row.status, row.pushFlag]).toEqual([videoStatus.up, pushFlag.changed])
  })

  it('is read-only during transcoding', async () => {
    const row = videoOf((one) => one.status === videoStatus.transcoding)
    await openConsole(`${PAGE}?id=${row.id}`)
    await sees('转码中，完成后可上架')
    expect(hasButton('编辑')).toBe(false)
  })

  it('shows the reason of a failed transcoding and accepts another file', async () => {
    const row = videoOf((one, material) => isHq(material) && one.status === videoStatus.down)
    Object.assign(row, { status: videoStatus.failed, failReason: '音轨损坏，无法转码' })
    await openConsole(`${PAGE}?id=${row.id}`)
    await until(() => expect(document.querySelector('.video-banner')).toHaveTextContent('音轨损坏，无法转码'))
    await press('重新上传')
    await press('移除视频')
    await give(videoFile())
    await sees('video.mp4')
    await press('保存')
    await seesToast('保存成功')
    expect(bodies(videos.update)).toEqual([expect.objectContaining({ id: row.id, videoUrl: anyText() })])
    expect(row).toMatchObject({ status: videoStatus.transcoding, failReason: '' })
  })

  it('deletes an unpublished video after confirmation', async () => {
    const row = videoOf((one, material) => isHq(material) && one.status === videoStatus.down)
    await openConsole(`${PAGE}?id=${row.id}`)
    await press('删除')
    await dialog(/删除后不可恢复/)
    await hands.click(sure(all('.ant-modal button, [role=dialog] button', '删除').at(-1)))
    await seesToast('已删除')
    expect(queries(videos.remove)).toEqual([{ id: row.id }])
    expect(materialById(row.id)).toBeUndefined()
    await until(() => expect(location.pathname).toBe(LIST))
  })
})
