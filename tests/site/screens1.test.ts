import { testScreens } from '../support/screenTests'

testScreens(1, 3)
