import 'leaflet/dist/leaflet.css'
import gcoord from 'gcoord'
import {
  canvas,
  circle,
  circleMarker,
  control,
  type CircleMarker,
  GridLayer,
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

/** Where a point of WGS-84 lies on the tiles; on the plain grid it is where it is. */
const placeOf = ({ longitude, latitude }: GeoPoint): LatLngTuple => {
  if (!TILES || system === WGS84) return [latitude, longitude]
  const [x, y] = gcoord.transform<[number, number]>([longitude, latitude], WGS84, system)
  return [y, x]
}

/** Lines of a plain grid in place of tiles. */
class Grid extends GridLayer {
  protected override createTile() {
    const tile = document.createElement('div')
    tile.className = 'line-map-tile'
    return tile
  }
}

const LINES = { good: '#2f8f4e', near: '#d97706', over: '#d4252c' } as const
const MARKS = { start: '#1f5fbf', end: '#1f1f1f', alarm: '#d4252c' } as const

/** A map that is drawn: shows contents, fitted to them; moves its cursor; goes. */
export interface Drawn {
  show: (of: MapContents) => void
  point: (cursor: GeoPoint | undefined) => void
  remove: () => void
}

export const drawMap = (host: HTMLElement, words: { zoomIn: string; zoomOut: string }): Drawn => {
  const map = makeMap(host, { zoomControl: false, attributionControl: false, preferCanvas: true, zoomSnap: 0.5 })
  const renderer = canvas({ padding: 0.3 })
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  control.scale({ imperial: false }).addTo(map)
  if (TILES) {
    control.attribution({ prefix: false }).addTo(map)
    tileLayer(TILES, { attribution: import.meta.env.VITE_MAP_ATTRIBUTION ?? '', maxZoom: 18 }).addTo(map)
  } else new Grid({ tileSize: 128 }).addTo(map)
  const contents = layerGroup().addTo(map)
  let cursorAt: CircleMarker | undefined
  return {
    show: ({ lines, marks, zone }) => {
      contents.clearLayers()
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
      for (const { at, name, tone } of marks)
        circleMarker(placeOf(at), {
          renderer,
          radius: 7,
          color: '#fff',
          weight: 2,
          fillColor: MARKS[tone],
          fillOpacity: 1,
        })
          .bindTooltip(Object.assign(document.createElement('bdi'), { textContent: name }))
          .addTo(contents)
      const places = [...lines.flatMap(({ points }) => points), ...marks.map(({ at }) => at)].map(placeOf)
      const around = places.length > 0 ? places : zone ? [placeOf(zone.centre)] : []
      if (around.length > 0) map.fitBounds(around, { padding: [24, 24], maxZoom: 16, animate: false })
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
    },
    remove: () => map.remove(),
  }
}
