// Leaflet writes markup as soon as it loads, so the sanitiser must be loaded first.
import '../rich/html'
import 'leaflet/dist/leaflet.css'
import gcoord from 'gcoord'
import {
  Canvas,
  circle,
  circleMarker,
  control,
  type CircleMarker,
  GridLayer,
  type LatLng,
  latLng,
  latLngBounds,
  layerGroup,
  type LatLngTuple,
  map as makeMap,
  polyline,
  tileLayer,
} from 'leaflet'
import type { GeoPoint } from '@/entities/shared/place'
import type { MapContents } from './LineMap'

const TILES = import.meta.env.VITE_MAP_TILES ?? ''
const { WGS84, GCJ02, BD09 } = gcoord
const SYSTEMS = { 'WGS-84': WGS84, 'GCJ-02': GCJ02, 'BD-09': BD09 } as const
const system = SYSTEMS[import.meta.env.VITE_MAP_COORDINATES ?? 'GCJ-02'] ?? GCJ02

/** Converts a WGS-84 point to the coordinates of the tiles. The plain grid uses WGS-84. */
const placeOf = ({ longitude, latitude }: GeoPoint): LatLngTuple => {
  if (!TILES || system === WGS84) return [latitude, longitude]
  const [x, y] = gcoord.transform<[number, number]>([longitude, latitude], WGS84, system)
  return [y, x]
}
/** Converts a position on the map to a WGS-84 point with six decimals. */
const pointAt = ({ lng, lat }: LatLng): GeoPoint => {
  const [x, y] = !TILES || system === WGS84 ? [lng, lat] : gcoord.transform<[number, number]>([lng, lat], system, WGS84)
  return { longitude: Number(x.toFixed(6)), latitude: Number(y.toFixed(6)) }
}

class Grid extends GridLayer {
  protected override createTile() {
    const tile = document.createElement('div')
    tile.className = 'line-map-tile'
    return tile
  }
}

const LINES = { good: '#2f8f4e', near: '#d97706', over: '#d4252c' } as const
const MARKS = { ...LINES, start: '#1f5fbf', end: '#1f1f1f', alarm: '#d4252c' } as const
const NAMED = new Set<string>(['start', 'end'])

/** Canvas renderer that ignores frames requested before its map was removed. */
class Paper extends Canvas {
  _redraw(): void {
    if (Reflect.get(this, '_ctx')) Reflect.apply(Reflect.get(Canvas.prototype, '_redraw'), this, [])
  }
}

const CHINA = latLngBounds([18, 73], [54, 136])
/** Distance in px that an arrow key moves the picked point. With Shift it is 1 px. */
const STEP = 10
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const NEAR = { share: 0.05, metres: 30 } as const

/**
 * Returns the label of each mark. Of overlapping start and end marks, whose labels are permanent, the first carries
 * all names and the others none. `extent` is the diagonal of the contents in metres.
 */
const namesOf = (marks: MapContents['marks'], extent: number): string[] => {
  const near = Math.max(NEAR.metres, extent * NEAR.share)
  const names = marks.map(({ name }) => name)
  marks.forEach((mark, at) => {
    if (!NAMED.has(mark.tone)) return
    const first = marks.findIndex(
      (one, before) =>
        NAMED.has(one.tone) &&
        names[before] !== '' &&
        latLng(placeOf(one.at)).distanceTo(latLng(placeOf(mark.at))) <= near,
    )
    if (first < 0 || first >= at) return
    names[first] += ` · ${mark.name}`
    names[at] = ''
  })
  return names
}

export interface Drawn {
  show: (of: MapContents) => void
  point: (cursor: GeoPoint | undefined) => void
  remove: () => void
}

/**
 * Renders a map into an element. With `pick`, a click picks a point, and an arrow key moves it from the first mark or
 * the centre.
 */
export const drawMap = (
  host: HTMLElement,
  words: { zoomIn: string; zoomOut: string },
  pick?: (point: GeoPoint) => void,
): Drawn => {
  const map = makeMap(host, {
    zoomControl: false,
    attributionControl: false,
    preferCanvas: true,
    scrollWheelZoom: false,
    zoomSnap: 0.5,
  })
  // The wheel must scroll the page past a map that is not focused.
  map.on('focus', () => map.scrollWheelZoom.enable()).on('blur', () => map.scrollWheelZoom.disable())
  const renderer = new Paper({ padding: 0.3 })
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  control.scale({ imperial: false }).addTo(map)
  if (TILES) {
    control.attribution({ prefix: false }).addTo(map)
    tileLayer(TILES, { attribution: import.meta.env.VITE_MAP_ATTRIBUTION ?? '', maxZoom: 18 }).addTo(map)
  } else new Grid({ tileSize: 128 }).addTo(map)
  const contents = layerGroup().addTo(map)
  let cursorAt: CircleMarker | undefined
  let picked: LatLng | undefined
  let isFitted = false
  let isPicked = false
  if (pick) {
    const take = (place: LatLng) => {
      isPicked = true
      map.panInside(place, { padding: [32, 32], animate: false })
      pick(pointAt(place))
    }
    map.on('click', ({ latlng }) => take(latlng))
    host.addEventListener('keydown', (event) => {
      const by = ARROWS[event.key]
      if (!by) return
      event.preventDefault()
      event.stopPropagation()
      const step = event.shiftKey ? 1 : STEP
      const from = map.project(picked ?? map.getCenter())
      take(map.unproject(from.add([by[0] * step, by[1] * step])))
    })
  }
  return {
    show: ({ lines, marks, zone }) => {
      contents.clearLayers()
      picked = marks[0] && latLng(placeOf(marks[0].at))
      if (zone)
        circle(placeOf(zone.centre), {
          renderer,
          radius: zone.radius * 1000,
          color: '#6b7076',
          weight: 1,
          dashArray: '6 4',
          fillOpacity: 0.05,
          interactive: false,
        }).addTo(contents)
      for (const { points, tone } of lines)
        polyline(points.map(placeOf), { renderer, color: LINES[tone], weight: 4, interactive: false }).addTo(contents)
      const places = [...lines.flatMap(({ points }) => points), ...marks.map(({ at }) => at)].map(placeOf)
      const around = latLngBounds(places)
      const names = namesOf(marks, around.isValid() ? around.getSouthWest().distanceTo(around.getNorthEast()) : 0)
      marks.forEach(({ at, tone, open }, place) => {
        const mark = circleMarker(placeOf(at), {
          renderer,
          radius: 7,
          color: '#fff',
          weight: 2,
          fillColor: MARKS[tone],
          fillOpacity: 1,
        }).addTo(contents)
        if (names[place])
          mark.bindTooltip(Object.assign(document.createElement('bdi'), { textContent: names[place] }), {
            permanent: NAMED.has(tone),
            direction: 'top',
            offset: [0, -8],
            className: 'line-map-name',
          })
        if (open) mark.on('click', open)
      })
      const bounds =
        places.length < 2 && zone
          ? latLng(placeOf(zone.centre)).toBounds(zone.radius * 2000)
          : places.length > 0
            ? around
            : CHINA
      const stays = isPicked || (isFitted && map.getBounds().contains(bounds))
      isPicked = false
      if (stays) return
      isFitted = bounds !== CHINA
      map.fitBounds(bounds, { paddingTopLeft: [72, 48], paddingBottomRight: [72, 24], maxZoom: 16, animate: false })
    },
    point: (cursor) => {
      cursorAt?.remove()
      cursorAt = cursor
        ? circleMarker(placeOf(cursor), {
            renderer,
            radius: 8,
            color: '#1f1f1f',
            weight: 3,
            fillColor: '#fff',
            fillOpacity: 1,
          })
        : undefined
      cursorAt?.addTo(map)
      if (cursorAt) map.panInside(cursorAt.getLatLng(), { padding: [32, 32], animate: false })
    },
    remove: () => map.remove(),
  }
}
