import type { Screens } from '../..'
import CarPictureBoard from '../cars/CarPictureBoard'
import CarPictureList from '../cars/CarPictureList'
import CarList from '../cars/CarList'
import CarModelList from '../carModels/CarModelList'

export const screens = {
  '/addCar/addCar': CarModelList,
  '/star-management/carImage': CarPictureBoard,
  '/star-management/carImageManagement': CarPictureList,
  '/carManagement/carManagement': CarList,
} satisfies Screens
