/*
 * Handles input and pictures of the painted page until the site's own script runs. It runs before the first paint and
 * unchanged in every browser down to the minimum (CO-05), so it is short and uses only the syntax of the oldest.
 */
(function () {
  'use strict';

  var pressedMark = 'data-pressed-early';

  // Returns the target of an event until the page is interactive.
  function unanswered(event, css) {
    return event.target instanceof Element ? event.target.closest('#root:not([data-answers]) ' + css) : null;
  }

  function notePress(button) {
    if (!button) return;
    var before = document.querySelector('[' + pressedMark + ']');
    if (before) before.removeAttribute(pressedMark);
    button.setAttribute(pressedMark, '');
  }

  function noteSubmit(form) {
    if (form) notePress(form.querySelector('[data-submits]'));
  }

  // The site repeats the last press from before it was interactive.
  document.addEventListener('click', function (event) {
    notePress(unanswered(event, 'button'));
  });
  document.addEventListener('keydown', function (event) {
    if (event.key === 'Enter' && unanswered(event, 'input')) noteSubmit(event.target.form);
  });
  // A submit by the browser itself would leave the page and lose the typed text.
  document.addEventListener('submit', function (event) {
    var form = unanswered(event, 'form');
    if (form) event.preventDefault();
    noteSubmit(form);
  });

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (refused) {
      void refused;
      return null;
    }
  }

  // A member is redirected from the pages of visitors (PU-14), so styles hide their paint by this attribute. The site
  // removes it once it knows the session; if its script does not load, the paint is shown.
  var memberMark = 'data-may-be-member';
  var patienceMs = 8000;
  if (stored('chada.token') && stored('chada.user')) {
    document.documentElement.setAttribute(memberMark, '');
    setTimeout(function () {
      document.documentElement.removeAttribute(memberMark);
    }, patienceMs);
  }

  // Pictures of the remote configuration of the last visit (EN-04, SH-09) replace the brand's own before these are shown.
  // The page states the allowed addresses, which packages/client-config defines.
  function readPictures() {
    try {
      return JSON.parse(stored('chada.pictures')) || {};
    } catch (garbled) {
      void garbled;
      return {};
    }
  }

  function addressOf(path) {
    var allowed = document.querySelector('meta[name=chada-pictures]');
    if (!allowed || typeof path !== 'string' || /[\s"'<>\\]/.test(path)) return '';
    if (/^\/(?!\/)/.test(path)) return (allowed.getAttribute('data-api') || '') + path;
    var origin = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?(?=\/)/.exec(path);
    return origin && allowed.content.split(' ').indexOf(origin[0]) !== -1 ? path : '';
  }

  // Hides the brand's own picture only for as long as a picture from the browser's cache needs.
  var glanceMs = 300;
  var awaitingMark = 'data-awaits-picture';
  var isGlanceOver = false;
  var loaded = {};

  function eachPlace(act) {
    Array.prototype.forEach.call(document.querySelectorAll('[data-picture]'), function (place) {
      act(place, addressOf(pictures[place.getAttribute('data-picture')]));
    });
  }

  function load(address) {
    var picture = new Image();
    loaded[address] = false;
    picture.onload = function () {
      loaded[address] = true;
      eachPlace(show);
    };
    picture.src = address;
  }

  // An inline drawing has no image to replace; the site's script replaces it.
  function show(place, address) {
    var image = place.querySelector('img');
    if (!address || document.querySelector('#root[data-answers]')) return;
    if (!(address in loaded)) load(address);
    if (loaded[address] && image) {
      if (image.getAttribute('src') !== address) image.src = address;
      place.removeAttribute(awaitingMark);
    } else if (!isGlanceOver && !place.hasAttribute(awaitingMark)) {
      place.setAttribute(awaitingMark, '');
      setTimeout(endGlance, glanceMs);
    }
  }

  function endGlance() {
    isGlanceOver = true;
    eachPlace(function (place) {
      place.removeAttribute(awaitingMark);
    });
  }

  var pictures = readPictures();
  if (Object.keys(pictures).length === 0) return;
  var observer = new MutationObserver(function () {
    eachPlace(show);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', function () {
    observer.disconnect();
  });
})();
