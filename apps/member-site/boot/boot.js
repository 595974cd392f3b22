/*
 * Loads the files that this browser can run: the modern ones, or those for browsers down to the minimum (CO-05). It runs
 * unchanged in all of them, so it uses only the syntax of the oldest.
 */
(function () {
  'use strict';

  var own = document.currentScript;
  var ownFile = /^\/(legacy\/)?assets\/[\w.-]+\.js$/;

  // The policy forbids text as a script's address (Trusted Types), except for the site's own files.
  if (window.trustedTypes && window.trustedTypes.createPolicy) {
    window.trustedTypes.createPolicy('default', {
      createScriptURL: function (address) {
        var url = new URL(address, location.href);
        if (url.origin === location.origin && ownFile.test(url.pathname)) return address;
        throw new TypeError('No script of this site: ' + address);
      },
    });
  }

  function add(tag, attributes, next) {
    var element = document.createElement(tag);
    Object.keys(attributes).forEach(function (name) {
      element[name] = attributes[name];
    });
    element.onload = next;
    // A style that fails to load must not stop the site.
    if (tag === 'link') element.onerror = next;
    document.head.appendChild(element);
  }

  // Features of the targets of the modern files (build/site-config.ts): chrome110, firefox115, safari16.4.
  var modern =
    'toSorted' in Array.prototype &&
    typeof HTMLScriptElement.supports === 'function' &&
    HTMLScriptElement.supports('importmap');

  if (modern) {
    add('script', { type: 'module', crossOrigin: 'anonymous', src: own.getAttribute('data-modern') });
    return;
  }
  add('link', { rel: 'stylesheet', href: own.getAttribute('data-legacy-style') }, function () {
    add('script', { src: own.getAttribute('data-legacy-polyfills') }, function () {
      window.System.import(own.getAttribute('data-legacy'));
    });
  });
})();
