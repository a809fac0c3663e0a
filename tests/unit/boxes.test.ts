import { describe, expect, it } from 'vitest'
import {
  AVATAR,
  avatarInside,
  defaultAvatar,
  defaultBox,
  inside,
  rescaled,
  touches,
} from '@/areas/marketing/parts/boxes'

const PICTURE = { width: 750, height: 1334 }

describe('QR code box', () => {
  it('starts at the bottom right, 200 px wide and 40 px from the edges', () =>
    expect(defaultBox(PICTURE)).toEqual({ x: 510, y: 1094, size: 200 }))
  it.each([
    [
      { x: -5, y: -1, size: 200 },
      { x: 0, y: 0, size: 200 },
    ],
    [
      { x: 700, y: 1300, size: 200 },
      { x: 550, y: 1134, size: 200 },
    ],
    [
      { x: 10.6, y: 20.4, size: 160.5 },
      { x: 11, y: 20, size: 161 },
    ],
    [
      { x: 0, y: 0, size: 2000 },
      { x: 0, y: 0, size: 750 },
    ],
    [
      { x: 0, y: 0, size: -3 },
      { x: 0, y: 0, size: 1 },
    ],
  ])('%j is clamped to whole pixels inside the picture', (box, wanted) => expect(inside(box, PICTURE)).toEqual(wanted))
  it('keeps its relative place on another picture', () => {
    expect(rescaled({ x: 510, y: 1094, size: 200 }, PICTURE, { width: 1125, height: 2001 })).toEqual({
      x: 765,
      y: 1641,
      size: 300,
    })
    expect(
      rescaled({ x: 510, y: 1094, size: 200, avatarX: 40, avatarY: 1198 }, PICTURE, { width: 750, height: 1000 }),
    ).toEqual({
      x: 510,
      y: 800,
      size: 200,
      avatarX: 40,
      avatarY: 898,
    })
  })
})

describe('avatar and name box', () => {
  it('starts at the bottom left and stays inside the picture', () => {
    expect(defaultAvatar(PICTURE)).toEqual({ avatarX: 40, avatarY: 1334 - 40 - AVATAR.height })
    expect(avatarInside(9999, -4, PICTURE)).toEqual({ avatarX: 750 - AVATAR.width, avatarY: 0 })
  })
  it.each([
    [{ avatarX: 180, avatarY: 120 }, true],
    [{ avatarX: 300, avatarY: 100 }, true],
    [{ avatarX: 301, avatarY: 100 }, false],
    [{ avatarX: 0, avatarY: 301 }, false],
    [{}, false],
  ])('%j overlaps a code from 100 to 300: %j', (avatar, wanted) =>
    expect(touches({ x: 100, y: 100, size: 200, ...avatar })).toBe(wanted),
  )
})
