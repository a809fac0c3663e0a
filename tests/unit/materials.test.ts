import { describe, expect, it } from 'vitest'
import type { LabelType } from '@/entities/marketing/label'
import { mergedTypes } from '@/areas/marketing/labels/parts/types'
import { chosenLabels } from '@/areas/marketing/parts/LabelSelect'
import { rightsOf } from '@/areas/marketing/parts/material'
import { pushFlag } from '@/entities/marketing/material'
import { validateVideo } from '@/kit/form/videos'
import { contrastWithWhite } from '@/lib/contrast'
import { readMp4Info } from '@/lib/mp4'
import { videoFiles } from '../../mocks/marketing/data/videoFiles'

const type = (code: string, multiFlag: 0 | 1, ids: string[]): LabelType => ({
  code,
  name: code,
  multiFlag,
  labelCount: ids.length,
  labels: ids.map((id) => ({ id, labelName: id, color: '#000000', seriesCode: '' })),
})
const videoFile = (name: keyof typeof videoFiles = 'video-landscape') => videoFiles[name] ?? new Uint8Array()
const file = (bytes: Uint8Array<ArrayBuffer>, name = 'a.mp4') => new File([bytes], name, { type: 'video/mp4' })

describe('labels of a material', () => {
  const types = [type('A', 1, ['a1', 'a2', 'a3', 'a4', 'a5']), type('B', 0, ['b1', 'b2'])]
  it('are limited to five', () =>
    expect(chosenLabels(types, ['a1', 'a2', 'a3', 'a4', 'a5'], ['a1', 'a2', 'a3', 'a4', 'a5', 'b1'])).toHaveLength(5))
  it('replace the previous label of a single-choice type', () => {
    expect(chosenLabels(types, ['a1', 'b1'], ['a1', 'b1', 'b2'])).toEqual(['a1', 'b2'])
    expect(chosenLabels(types, ['a1'], ['a1', 'a2'])).toEqual(['a1', 'a2'])
  })
  it('are counted once across several kinds', () => {
    const merged = mergedTypes([[type('A', 1, ['a1', 'a2'])], [type('A', 1, ['a2', 'a3'])], []])
    expect(merged.map(({ code, labelCount }) => [code, labelCount])).toEqual([['A', 3]])
  })
  it('have their contrast with white measured as in WCAG', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21, 5)
    expect(contrastWithWhite('#ffffff')).toBeCloseTo(1, 5)
    expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2)
    expect(contrastWithWhite('red')).toBeUndefined()
  })
})

describe('rights to a material', () => {
  const row = (uploadType: number, dealerCode: string, offBy: number) => ({
    id: '1',
    title: '',
    status: 0,
    pushFlag: pushFlag.no,
    uploadType,
    dealerCode,
    offBy,
  })
  const hq = { hq: true, area: false, group: false, dealerCode: '' }
  const dealer = { hq: false, area: false, group: false, dealerCode: 'D1' }
  it('let headquarters edit only its own and unpublish those of dealers', () => {
    expect(rightsOf(row(1, '', 2), hq)).toMatchObject({ edits: true, putsUp: true, takesDown: true, pushes: true })
    expect(rightsOf(row(2, 'D1', 1), hq)).toMatchObject({ edits: false, putsUp: false, takesDown: true, pushes: false })
    expect(rightsOf(row(2, 'D1', 2), hq)).toMatchObject({ edits: false, putsUp: true })
  })
  it('let a dealer manage its own unless headquarters unpublished it', () => {
    expect(rightsOf(row(2, 'D1', 1), dealer)).toMatchObject({
      edits: true,
      putsUp: true,
      takesDown: true,
      pushes: false,
      blocked: false,
    })
    expect(rightsOf(row(2, 'D1', 2), dealer)).toMatchObject({ edits: false, putsUp: false, blocked: true })
    expect(rightsOf(row(2, 'D2', 0), dealer)).toMatchObject({ edits: false, putsUp: false, takesDown: false })
    expect(rightsOf(row(1, '', 0), dealer)).toMatchObject({ edits: false, putsUp: false, takesDown: false })
  })
  it('give a sales area none', () =>
    expect(Object.values(rightsOf(row(1, '', 2), { ...hq, area: true }))).not.toContain(true))
})

describe('video check', () => {
  it('reads length, size and codec from the file', async () => {
    expect(await readMp4Info(file(videoFile()))).toMatchObject({ width: 320, height: 180, codec: 'avc1' })
    expect(await readMp4Info(file(videoFile('video-portrait')))).toMatchObject({
      width: 180,
      height: 320,
      codec: 'avc1',
    })
    expect((await readMp4Info(file(videoFile())))?.seconds).toBeCloseTo(5.15, 1)
  })
  it('finds no data in a truncated, foreign or empty file', async () => {
    expect(await readMp4Info(file(videoFile().slice(0, 400)))).toBeUndefined()
    expect(await readMp4Info(file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0, 0])))).toBeUndefined()
    expect(await readMp4Info(file(new Uint8Array()))).toBeUndefined()
  })
  it('validates type, codec, length and size', async () => {
    const changed = (from: string, to: string) => {
      const bytes = videoFile().slice()
      const at = Array.from(bytes, (byte) => String.fromCharCode(byte))
        .join('')
        .indexOf(from)
      bytes.set(
        [...to].map((sign) => sign.charCodeAt(0)),
        at,
      )
      return file(bytes)
    }
    const lasting = (seconds: number) => {
      const bytes = videoFile().slice()
      const at =
        Array.from(bytes, (byte) => String.fromCharCode(byte))
          .join('')
          .indexOf('mvhd') + 4
      new DataView(bytes.buffer).setBigUint64(at + 24, BigInt(seconds * 1000))
      return file(bytes)
    }
    expect((await validateVideo(file(videoFile()))).fault).toBeUndefined()
    expect((await validateVideo(file(videoFile(), 'a.mov'))).fault).toBe('upload.badVideo')
    expect((await validateVideo(changed('avc1\0', 'hvc1\0'))).fault).toBe('upload.badVideo')
    expect((await validateVideo(lasting(2))).fault).toBe('upload.videoLength')
    expect((await validateVideo(lasting(601))).fault).toBe('upload.videoLength')
    expect((await validateVideo(lasting(600))).fault).toBeUndefined()
    const clips = { types: ['mp4', 'mov'], minutes: 5 } as const
    expect((await validateVideo(file(videoFile(), 'a.mov'), clips)).fault).toBeUndefined()
    expect((await validateVideo(file(videoFile(), 'a.avi'), clips)).fault).toBe('upload.badVideo')
    expect((await validateVideo(lasting(300), clips)).fault).toBeUndefined()
    expect((await validateVideo(lasting(301), clips)).fault).toBe('upload.longVideo')
    const large = Object.defineProperty(file(videoFile()), 'size', { value: 200 * 1024 * 1024 + 1 })
    expect((await validateVideo(large)).fault).toBe('upload.largeVideo')
  })
})
